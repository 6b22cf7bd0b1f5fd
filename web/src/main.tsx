import "./styles/fonts.css";
import "./styles/theme.css";
import "./styles/base.css";
import { render } from "preact";
import { App } from "./App";
import { followTheme } from "./prefs";
import { followLinks } from "./router";
import { loadLanguage } from "./texts/fluent";
import { present, tell } from "./texts/languages";

followTheme();
followLinks();
const language = present();
tell(language);
await loadLanguage(language.id);
const root = document.getElementById("app");
if (root) render(<App />, root);
