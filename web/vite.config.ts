import { defineConfig } from "vitest/config";
import { words } from "./words.ts";

// The client is built into the Python package, which serves it; `npm run dev` works beside a running server.
const SERVER = process.env.KABINETT_URL ?? "http://127.0.0.1:1740";

export default defineConfig({
  plugins: [words()],
  build: {
    outDir: "../src/kabinett/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: fonts
    chunkSizeWarningLimit: 300,
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true }, "/docs": { target: SERVER } },
    fs: { allow: [".."] }, // texts and style sheets of the boards are the Python package's
  },
  // A browser takes long to be made: only tests that need one ask for it (`@vitest-environment jsdom`).
  test: { environment: "node", include: ["tests/**/*.test.{ts,tsx}"] },
});
