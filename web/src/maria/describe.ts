/** The board in words: what a city or piece is and in what state, and the whole of it region by region. */
import type { Position } from "../api/types";
import type { Region, Spot } from "../table/game";
import { piecesAt, type Atlas, type City, type Piece } from "./board";
import { readSpot } from "./spots";
import { asView, type MariaView } from "./view";
import type { Words } from "./words";

export class Describer {
  constructor(
    private readonly atlas: Atlas,
    private readonly words: Words,
  ) {}

  spot(spot: Spot, position: Position): string {
    const { kind, id } = readSpot(spot);
    const view = asView(position);
    const city = kind === "city" ? this.atlas.cities.get(id) : undefined;
    const piece = kind === "piece" ? this.atlas.pieces.get(id) : undefined;
    if (city && view) return this.city(city, view);
    if (piece && view) return this.piece(piece, view);
    return this.other(kind, id);
  }

  /** Cards and numbers. */
  private other(kind: string, id: string): string {
    const { words } = this;
    if (kind === "card" || kind === "held") return words.card(id);
    if (kind === "political") return words.political(id);
    if (kind === "reserve") return words.t("ui-maria-reserve-as", { value: Number(id) });
    return id;
  }

  // -- a city: "Breslau, major fortress, Prussian marker, Friedrich with Schwerin"

  city(city: City, view: MariaView): string {
    const parts = [city.name, ...this.fortress(city, view), ...this.guests(city, view), this.words.suit(city.suit)];
    return this.words.list(parts);
  }

  private fortress(city: City, view: MariaView): string[] {
    const { t } = this.words;
    if (city.kind === "city") return [];
    const marker = view.markers[city.id];
    const asked = view.questions[city.id];
    const holder = view.control[city.id];
    return [
      t(`ui-maria-${city.kind}`),
      ...(city.elector ? [t("ui-maria-elector")] : []),
      ...(marker ? [t("ui-maria-marker", { adjective: this.words.adjective(marker) })] : []),
      ...(!marker && holder ? [t("ui-maria-held", { adjective: this.words.adjective(holder) })] : []),
      ...(asked ? [t("ui-maria-question-marker", { adjective: this.words.adjective(asked) })] : []),
    ];
  }

  private guests(city: City, view: MariaView): string[] {
    const here = piecesAt(this.atlas, view, city.id);
    const names = here.map((piece) => this.briefly(piece, view));
    const hussar = view.hussars.includes(city.id) ? [this.words.t("ui-maria-hussar")] : [];
    return [...(names.length ? [this.words.together(names)] : []), ...hussar];
  }

  /** A piece within its city's sentence: name, and troops and supply where they are known. */
  private briefly(piece: Piece, view: MariaView): string {
    const troops = view.troops[piece.id];
    const name = this.words.name(piece.id);
    const known = typeof troops === "number" ? this.words.t("ui-maria-with-troops", { name, troops }) : name;
    return view.face_down.includes(piece.id) ? this.words.t("ui-maria-unsupplied", { name: known }) : known;
  }

  // -- a piece: "Friedrich, Prussian general of rank 1, at Breslau with Schwerin, 8 troops"

  piece(piece: Piece, view: MariaView): string {
    const { t } = this.words;
    const adjective = this.words.adjective(piece.power);
    const kind = piece.rank ? t("ui-maria-general", { adjective, rank: piece.rank }) : t("ui-maria-train", { adjective });
    const troops = view.troops[piece.id];
    return this.words.list([
      this.words.name(piece.id),
      kind,
      this.place(piece, view),
      ...(typeof troops === "number" && view.place[piece.id] !== "eliminated" ? [t("ui-maria-troops", { troops })] : []),
      ...(view.face_down.includes(piece.id) ? [t("ui-maria-out-of-supply")] : []),
    ]);
  }

  place(piece: Piece, view: MariaView): string {
    const place = view.place[piece.id] ?? "absent";
    const city = this.atlas.cities.get(place);
    if (!city) return this.words.t(`ui-maria-place-${place}`, { box: this.atlas.boxOf(piece)?.name ?? "" });
    const fellows = piecesAt(this.atlas, view, place).filter((other) => other !== piece);
    const at = this.words.t("ui-maria-at", { city: city.name });
    return this.words.together([at, ...fellows.map((other) => this.words.name(other.id))]);
  }

  // -- the text twin

  regions(position: Position): Region[] {
    const view = asView(position);
    if (!view) return [];
    const cities = this.atlas.inPlay(view);
    const lands = this.atlas.data.territories.map((territory) => ({
      id: territory.id,
      name: this.land(territory.id, view),
      places: cities
        .filter((city) => city.territory === territory.id)
        .map((city) => ({ spot: `city:${city.id}`, label: this.city(city, view) })),
    }));
    return [...lands.filter((land) => land.places.length), this.offMap(view)].filter((land) => land.places.length);
  }

  private land(id: string, view: MariaView): string {
    const territory = this.atlas.territories.get(id);
    const home = id === "silesia" && view.peace_turn ? "prussia" : territory?.home;
    const name = territory?.name ?? id;
    return home ? this.words.t("ui-maria-land-of", { name, power: this.words.name(home) }) : name;
  }

  private offMap(view: MariaView): Region {
    const away = this.atlas.data.pieces.filter((piece) => ["box", "eliminated"].includes(view.place[piece.id] ?? ""));
    return {
      id: "off-map",
      name: this.words.t("ui-maria-off-map"),
      places: away.map((piece) => ({ spot: `piece:${piece.id}`, label: this.piece(piece, view) })),
    };
  }
}
