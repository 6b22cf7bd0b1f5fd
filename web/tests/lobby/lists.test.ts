import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../src/api/games";
import type { ListedTable } from "../../src/api/types";
import { freeSeats, holder, inMyOrder, myAsked, seated, seatsInOrder } from "../../src/lobby/lists";

const nobody = { owner: null, player: null, bot: null, reserved: false };

function table(id: string, more: Partial<ListedTable> = {}): ListedTable {
  return {
    id,
    name: "",
    game: "maria",
    options: { variant: "introductory", players: 3 },
    status: "running",
    host: "me",
    public: true,
    archived: false,
    sandbox_of: null,
    created_at: 0,
    changed_at: 0,
    clock: "none",
    due_at: null,
    seats: {},
    people: { me: "Voltaire", you: "Kaunitz" },
    asked: [],
    your_move: false,
    outcome: null,
    ...more,
  };
}

describe("my tables", () => {
  it("begin with those where I am asked: who has least time, then who waits longest", () => {
    const tables = [
      table("old", { changed_at: 1 }),
      table("open", { status: "open", changed_at: 90 }),
      table("new", { changed_at: 50 }),
      table("asked lately", { your_move: true, changed_at: 40 }),
      table("asked long ago", { your_move: true, changed_at: 2 }),
      table("asked with time", { your_move: true, changed_at: 60, due_at: 900 }),
      table("asked without time", { your_move: true, changed_at: 70, due_at: 100 }),
    ];
    expect(inMyOrder(tables).map(({ id }) => id)).toEqual([
      "asked without time",
      "asked with time",
      "asked long ago",
      "asked lately",
      "new",
      "old",
      "open",
    ]);
  });
});

describe("the seats of a table", () => {
  const seats = {
    frederick: { ...nobody, player: "me", owner: "me" },
    louis_xv: nobody,
    maria_theresa: { ...nobody, bot: "random" },
  };
  const games: GameInfo[] = [
    {
      game: "maria",
      options: {},
      tables: [
        { options: { variant: "introductory", players: 2 }, seats: { a2: { powers: [] }, b2: { powers: [] } }, person: "a2" },
        {
          options: { variant: "introductory", players: 3 },
          seats: { maria_theresa: { powers: [] }, frederick: { powers: [] }, louis_xv: { powers: [] } },
          person: "frederick",
        },
      ],
    },
  ];

  it("are shown in the order of the game", () => {
    expect(seatsInOrder(table("a", { seats }), games)).toEqual(["maria_theresa", "frederick", "louis_xv"]);
  });

  it("are free for anybody only while the table is open", () => {
    expect(freeSeats(table("a", { seats, status: "open" }), games)).toEqual(["louis_xv"]);
    expect(freeSeats(table("a", { seats }), games)).toEqual([]);
  });

  it.each([
    [{ player: "me", owner: "me" }, { kind: "person", name: "Voltaire" }],
    [{ bot: "random" }, { kind: "bot", level: "random" }],
    [{ bot: "random", owner: "you" }, { kind: "stand_in", name: "Kaunitz" }],
    [{ reserved: true }, { kind: "kept" }],
    [{ reserved: true, owner: "you" }, { kind: "person", name: "Kaunitz" }],
    [{}, { kind: "free" }],
  ])("are held: %o", (place, expected) => {
    expect(holder(table("a", { seats: { seat: { ...nobody, ...place } } }), "seat")).toEqual(expected);
  });

  it("tell which of mine are asked", () => {
    const asked = table("a", { seats, asked: ["maria_theresa", "frederick"] });
    expect(myAsked(asked, "me")).toEqual(["frederick"]);
    expect([seated(asked, "me"), seated(asked, "you"), seated(asked, undefined)]).toEqual([true, false, false]);
  });
});
