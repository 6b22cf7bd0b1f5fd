/** What this browser keeps from one visit to the next. One that refuses to keep anything still plays. */

const key = (name: string) => `kabinett.${name}`;

/** What was kept under a name; null if nothing was. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null; // private windows may refuse
  }
}

export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(key(name), text);
  } catch {
    // as above, or there is no room any more
  }
}
