import { createServer } from "node:http";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { freePort } from "../../server";
import { QUESTION } from "./question";

export interface Site {
  url: string;
  stop(): Promise<void>;
}

const resolved = createRequire(import.meta.url).resolve;

/** The pages of other programs, by their path: the module that draws the page, and a sheet of theirs. */
const PROGRAMS = {
  "/bare-react": { module: "bare-react.tsx", sheet: null },
  "/surveyjs": { module: "surveyjs.tsx", sheet: "survey-core/survey-core.fontless.min.css" },
};

/** Files of them as one would publish them: one script without what is not used, packed, and nothing to compute. */
async function filesOf(path: string, { module, sheet }: { module: string; sheet: string | null }) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(module, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const link = sheet ? `<link rel="stylesheet" href="${path}.css">` : "";
  const question = JSON.stringify(QUESTION).replaceAll("<", "\\u003c");
  const document = `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8"><title>${QUESTION.title}</title>${link}</head>
<body><div id="root"></div><script>window.question=${question}</script><script type="module" src="${path}.js"></script></body></html>`;
  const files: [string, string, string | Uint8Array][] = [
    [path, "text/html; charset=utf-8", document],
    [`${path}.js`, "text/javascript", outputFiles[0]?.contents ?? ""],
  ];
  if (sheet) files.push([`${path}.css`, "text/css", readFileSync(resolved(sheet))]);
  return files;
}

/** Serves them from memory. */
export async function otherPrograms(): Promise<Site> {
  const all = await Promise.all(Object.entries(PROGRAMS).map(([path, program]) => filesOf(path, program)));
  const kept = new Map(all.flat().map(([path, type, body]) => [path, { type, body: gzipSync(body) }]));
  const server = createServer(({ url = "" }, response) => {
    const file = kept.get(url);
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { "Content-Type": file.type, "Content-Encoding": "gzip" }).end(file.body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
