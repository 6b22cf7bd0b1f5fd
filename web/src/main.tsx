import "@fontsource/eb-garamond/latin-400.css";
import "@fontsource/eb-garamond/latin-400-italic.css";
import "@fontsource/eb-garamond/latin-600.css";
import "@fontsource/eb-garamond/latin-ext-400.css";
import "@fontsource/im-fell-english/latin-400.css";
import "@fontsource/im-fell-english/latin-400-italic.css";
import "./styles/theme.css";
import "./styles/base.css";
import { render } from "preact";
import { App } from "./App";
import { followTheme } from "./prefs";
import { followLinks } from "./router";
import { loadLanguage } from "./texts/fluent";

followTheme();
followLinks();
await loadLanguage();
const root = document.getElementById("app");
if (root) render(<App />, root);
