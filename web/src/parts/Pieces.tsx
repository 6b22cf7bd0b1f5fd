/** A sentence whose names can be pointed at. */
import { Fragment } from "preact";
import type { Piece } from "../texts/game";

interface Props {
  pieces: Piece[];
  separator?: string;
  onName?(piece: Piece): void;
  onPoint?(piece: Piece | null): void;
}

export function Pieces({ pieces, separator = "", onName, onPoint }: Props) {
  return (
    <>
      {pieces.map((piece, number) => (
        <Fragment key={number}>
          {number > 0 && separator}
          {onName && piece.spot ? (
            <button
              type="button"
              class="name-link"
              onClick={() => onName(piece)}
              onPointerEnter={() => onPoint?.(piece)}
              onPointerLeave={() => onPoint?.(null)}
            >
              {piece.text}
            </button>
          ) : (
            piece.text
          )}
        </Fragment>
      ))}
    </>
  );
}
