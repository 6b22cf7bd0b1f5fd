/** English: what Ancien Régime says, with what all games share. */
export default import.meta.glob<string>(
  ["../../../../src/kabinett/texts/en/core.ftl", "../../../../src/kabinett/texts/en/ancien_regime*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
