// Puts a .gz and a .br beside every file of a folder that gets smaller by it; the server sends them to who understands them.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PACKED = /\.(?:gz|br|woff2?|png)$/; // these are compressed already
const folder = process.argv[2];

for (const name of readdirSync(folder)) {
  if (PACKED.test(name)) continue;
  const body = readFileSync(join(folder, name));
  const others = {
    gz: gzipSync(body, { level: constants.Z_BEST_COMPRESSION }),
    br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  };
  for (const [ending, packed] of Object.entries(others)) {
    if (packed.length < body.length) writeFileSync(join(folder, `${name}.${ending}`), packed);
  }
}
