import { defineConfig } from "vitest/config";
import { words } from "../../words.ts";

// The client's sentences against Python's: `tests/web/test_texts.py` writes what Python says and runs this.
export default defineConfig({ plugins: [words()], test: { environment: "node", include: ["tests/said/said.check.ts"] } });
