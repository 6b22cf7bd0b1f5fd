/** What `words.ts` makes of the folders with texts. */
declare module "virtual:words" {
  export interface Language {
    id: string;
    /** As those call it who speak it. */
    name: string;
    direction: "ltr" | "rtl";
  }
  export const languages: Language[];
  /** By name: `en`, `en-maria`. */
  export const loaders: Record<string, () => Promise<{ default: string[] }>>;
}
