/** Who is asked while he looks at something else sees it at the tab of the page, and by a silent notice if he likes. */
import { useEffect } from "preact/hooks";
import { useTitle } from "../parts/Page";
import { notices } from "../prefs";
import { t } from "../texts/fluent";

const ICON = "/icon.svg";
const ASKED = "/icon-asked.svg";

export function useCall(name: string, asked: boolean): void {
  useTitle(asked ? t("ui-title-asked", { name }) : name);
  useEffect(() => {
    if (!asked) return;
    setIcon(ASKED);
    const notice = document.hidden ? notify(name) : null;
    return () => {
      setIcon(ICON);
      notice?.close();
    };
  }, [asked]);
}

function setIcon(path: string): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", path);
}

/** Whether this browser can show notices of an open page at all. */
export const canNotify = (): boolean => "Notification" in window;

/** Whether notices are wanted: the browser asks the person the first time. */
export async function wantNotices(wanted: boolean): Promise<void> {
  notices.value = wanted && (await Notification.requestPermission()) === "granted";
}

function notify(name: string): Notification | null {
  if (!notices.peek() || !canNotify() || Notification.permission !== "granted") return null;
  try {
    const notice = new Notification(t("ui-push-asked"), { body: name, tag: location.pathname, silent: true, icon: "/icon-192.png" });
    notice.onclick = () => window.focus();
    return notice;
  } catch {
    return null; // phones show notices of service workers only: there the account page has push messages
  }
}
