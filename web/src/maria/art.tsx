/** Placeholder signs until the drawn ones are here (helper maria-art replaces this file). */
const LETTER: Record<string, string> = { france: "F", bavaria: "B", prussia: "P", saxony: "S", pragmatic: "G", austria: "A", maria_theresa: "A", frederick: "P", louis_xv: "F", a2: "F", b2: "A" };
const SUITS: Record<string, string> = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" };
export function Coat({ of, size }: { of: string; size: number }) {
  return <svg class={`power-${of}`} width={size} height={size} viewBox="-10 -10 20 20"><path d="M-8-9H8V1C8 6 4 9 0 10C-4 9-8 6-8 1Z" fill="var(--power, #888)" stroke="#222" /><text y="5" text-anchor="middle" font-size="12">{LETTER[of] ?? "?"}</text></svg>;
}
export function General({ power, rank, down }: { power: string; rank: number; down?: boolean }) {
  return <g class={`power-${power}`}><circle r={9} fill={down ? "#bbb" : "var(--power, #888)"} stroke="#222" /><text y={4} text-anchor="middle" font-size={11}>{rank}</text></g>;
}
export function Train({ power }: { power: string }) {
  return <g class={`power-${power}`}><rect x={-8} y={-6} width={16} height={12} fill="var(--power, #888)" stroke="#222" /></g>;
}
export function Hussar({ number }: { number: number }) {
  return <g><path d="M-8 6L0-8L8 6Z" fill="#fff" stroke="#222" /><text y={4} text-anchor="middle" font-size={8}>{number}</text></g>;
}
export function Flag({ power }: { power: string }) {
  return <g class={`power-${power}`}><path d="M0 0V-14H9L6-10L9-7H0" fill="var(--power, #888)" stroke="#222" /></g>;
}
export function Question({ power }: { power: string }) {
  return <g class={`power-${power}`}><circle r={6} fill="var(--power, #888)" stroke="#222" /><text y={4} text-anchor="middle" font-size={9}>?</text></g>;
}
export function SuitSign({ suit }: { suit: string }) {
  return <span>{SUITS[suit]}</span>;
}
export function CardFace({ card }: { card: string }) {
  return <svg viewBox="0 0 40 56" width={40} height={56}><rect x={1} y={1} width={38} height={54} rx={3} fill="#fffaf0" stroke="#222" /><text x={20} y={32} text-anchor="middle" font-size={16}>{card}</text></svg>;
}
export function CardBack() {
  return <svg viewBox="0 0 40 56" width={40} height={56}><rect x={1} y={1} width={38} height={54} rx={3} fill="#8c2f24" stroke="#222" /></svg>;
}
