/** A piece as it looks on the map, small, beside its name. */
import { General, Train } from "../art";
import type { Piece } from "../board";

export function PieceSign({ piece, down = false }: { piece: Piece; down?: boolean }) {
  return (
    <svg class="piece-sign" viewBox="-14 -14 28 28" aria-hidden="true">
      {piece.rank ? <General power={piece.power} rank={piece.rank} down={down} /> : <Train power={piece.power} />}
    </svg>
  );
}
