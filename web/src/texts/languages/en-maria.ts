/** English: what Maria says, with what all games share. */
export default import.meta.glob<string>(
  ["../../../../src/kabinett/texts/en/core.ftl", "../../../../src/kabinett/texts/en/maria*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
