/** The drawers at the side (on a phone: from below): the game's own and those that every table has. */
import { Button } from "../parts/Button";
import { Icon } from "../parts/Icon";
import { t } from "../texts/fluent";
import type { Desk } from "./desk";
import { drawersOf } from "./panels";
import type { Panel } from "./game";

export function Drawers({ desk }: { desk: Desk }) {
  const panels = drawersOf(desk);
  const name = (panel: Panel) => desk.game.texts.say(panel.label);
  const open = panels.find((panel) => panel.id === desk.panel.value);
  return (
    <aside class="side" aria-label={t("ui-drawers")}>
      <div class="tabs" role="toolbar" aria-label={t("ui-drawers")} aria-orientation="vertical">
        {panels.map((panel) => (
          <Tab key={panel.id} desk={desk} panel={panel} open={panel === open} />
        ))}
      </div>
      {open && (
        <section class="drawer" aria-label={name(open)}>
          <header>
            <h2>{name(open)}</h2>
            <Button kind="quiet" icon="close" label={t("ui-close")} onClick={() => desk.open(null)} />
          </header>
          <div class="drawer-body" tabIndex={0} role="group" aria-label={name(open)}>
            <open.Body desk={desk} />
          </div>
        </section>
      )}
    </aside>
  );
}

function Tab({ desk, panel, open }: { desk: Desk; panel: Panel; open: boolean }) {
  const badge = panel.badge?.(desk) ?? 0;
  const name = desk.game.texts.say(panel.label);
  return (
    <button
      type="button"
      class="tab"
      data-panel={panel.id}
      aria-pressed={open}
      aria-keyshortcuts={panel.key.toUpperCase()}
      aria-label={badge ? t("ui-tab-with", { name, count: badge }) : name}
      onClick={() => desk.open(open ? null : panel.id)}
    >
      <Icon name={panel.icon} />
      <span class="tab-name">{name}</span>
      {badge > 0 && <span class="badge">{badge}</span>}
    </button>
  );
}
