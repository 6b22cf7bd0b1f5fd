/** What jsdom lacks of a browser; to be imported before anything that asks for it. */
const query = { matches: false, addEventListener: () => undefined };
window.matchMedia = () => query as unknown as MediaQueryList;
window.scrollTo = () => undefined;
