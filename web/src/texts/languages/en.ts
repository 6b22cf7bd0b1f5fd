/** English: what every page says. A language is loaded as one file; what a game says, as another. */
export default import.meta.glob<string>(
  [
    "../../../../src/kabinett/texts/en/*.ftl",
    "!../../../../src/kabinett/texts/en/maria*.ftl",
    "!../../../../src/kabinett/texts/en/ancien_regime*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
