/** Small signs of the client, drawn with one pen. */
const PATHS = {
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  undo: "M9 7L4 12l5 5M4 12h10a6 5 0 0 1 6 6",
  check: "M5 13l5 5L20 6",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  book: "M12 6c-2-2-5-2-8-1.5v13c3-.5 6-.5 8 1.5 2-2 5-2 8-1.5v-13C17 4 14 4 12 6zM12 6v13",
  log: "M6 3h9l4 4v14H6zM9 11h7M9 15h7M15 3v4h4",
  talk: "M4 5h16v11H10l-5 4v-4H4z",
  layers: "M12 3l9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5",
  list: "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-6 8-6s7 1 8 6",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l4 2",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  next: "M6 5l9 7-9 7zM18 5v14",
  back: "M18 5l-9 7 9 7zM6 5v14",
  link: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1",
  down: "M12 4v13M6 12l6 6 6-6M5 21h14",
  seal: "M12 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM8 14l-2 7 6-3 6 3-2-7",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  moon: "M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z",
  flag: "M6 21V4M6 4h12l-3 4 3 4H6",
  scroll: "M7 4h11v13a3 3 0 0 1-3 3H6a2 2 0 0 1-2-2v-2h9v2M7 4a2 2 0 0 0-2 2v10M10 8h5M10 12h5",
  gear: "M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M5 19l3-3M16 8l3-3",
  help: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18h.01",
  cards: "M8 3h11v15H8zM5 6v15h11",
} as const;

export type IconName = keyof typeof PATHS;

/** Signs that point the way one reads. */
const MIRRORED: IconName[] = ["undo", "back", "next"];

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={MIRRORED.includes(name) ? "icon mirrored" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
