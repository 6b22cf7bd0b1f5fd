/** A hand as one holds it: low to high. Cards of one value are all alike, so their keys count them. */
export function sortHand(hand: number[]): { key: string; value: number }[] {
  const sorted = [...hand].sort((a, b) => a - b);
  return sorted.map((value, number) => ({ key: `${value}-${number - sorted.indexOf(value)}`, value }));
}
