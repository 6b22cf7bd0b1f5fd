import { defineConfig } from "vitest/config";

// The client's sentences against Python's: `tests/web/test_texts.py` writes what Python says and runs this.
export default defineConfig({ test: { environment: "node", include: ["tests/said/said.check.ts"] } });
