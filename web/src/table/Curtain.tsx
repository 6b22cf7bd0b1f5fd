/** Between two people at one screen: nobody sees another's cards. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../parts/Button";
import { Coat } from "../parts/Coat";
import { t } from "../texts/fluent";
import type { Room } from "./room";

export function Curtain({ room }: { room: Room }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const seat = room.curtain.value;
  // Before anything is painted: not one frame may show the cards behind it.
  useLayoutEffect(() => {
    if (seat === null) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [seat]);
  const game = room.game.value;
  const name = seat && game ? game.texts.name(seat) : "";
  return (
    <dialog ref={dialog} class="curtain" aria-label={t("ui-curtain")} onCancel={(event) => event.preventDefault()}>
      {seat && game && (
        <>
          <Coat of={seat} game={game.id} large />
          <h2>{name}</h2>
          <p>{t("ui-curtain-text", { seat: name })}</p>
          <Button kind="strong" label={t("ui-curtain-open", { seat: name })} onClick={() => room.raise()} />
        </>
      )}
    </dialog>
  );
}
