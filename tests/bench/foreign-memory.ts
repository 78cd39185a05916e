import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as pause } from "node:timers/promises";
import { urls, workbookUrls } from "~/web/urls";
import { signedIn } from "../pages/sign-in";
import { FOREIGN_WORKBOOKS } from "../platform/workbook/foreign-workbooks";
import { startServer, temporaryFolder } from "../server";
import type { Figure, Measure } from "./measure";

const UPLOAD = "Carica e controlla";
const LABEL = "Il questionario compilato";
const PRELOADED = fileURLToPath(new URL("memory-log.cjs", import.meta.url));
const MB = 1024 * 1024;
/** The first round also compiles code and fills memories that stay; the later ones show what a file leaves behind. */
const ROUNDS = 3;

/** What the server still holds, after a collection, when every hostile workbook has been handed in. */
export const foreignMemory: Measure = {
  about: "memory of the server after foreign files, collected",
  async run() {
    const folder = temporaryFolder();
    const log = path.join(folder, "memory.jsonl");
    const environment = { NODE_OPTIONS: `--require ${PRELOADED}`, MEMORY_LOG: log };
    const server = await startServer({ demo: true, environment });
    try {
      const administrator = await signedIn(server, "admin@azienda-nuova.example");
      const handIn = async (content: Buffer) => {
        const page = await administrator.get(workbookUrls.page());
        let shown = await page
          .form({ button: UPLOAD })
          .fill({ [LABEL]: { fileName: "x.xlsx", content } })
          .submit(UPLOAD);
        while (shown.headers.refresh !== undefined) {
          await pause(200);
          shown = await administrator.get(shown.path);
        }
      };
      const collected = async () => {
        rmSync(log, { force: true });
        await pause(1_000);
        process.kill(server.pid, "SIGUSR2");
        while (!existsSync(log)) await pause(50);
        const usage = JSON.parse(readFileSync(log, "utf8")) as NodeJS.MemoryUsage;
        return { held: usage.heapUsed + usage.arrayBuffers, rss: usage.rss };
      };
      // An honest answer first, so that the code of the page and of the import is loaded.
      await handIn((await administrator.once({ url: urls.workbookFile("answers"), method: "GET" })).bytes);
      const before = await collected();
      const figures: Figure[] = [
        { name: "before: heap and buffers", value: before.held / MB, unit: "MB" },
        { name: "before: RSS", value: before.rss / MB, unit: "MB" },
      ];
      for (let round = 1; round <= ROUNDS; round += 1) {
        for (const { make } of FOREIGN_WORKBOOKS) await handIn(await make());
        const after = await collected();
        const times = (name: string, value: number, atMost: number): Figure => ({
          name: `round ${round}: ${name}`,
          value,
          unit: "×",
          goal: { atMost },
        });
        figures.push(
          times("heap and buffers", after.held / before.held, 1.1),
          times("RSS", after.rss / before.rss, 1.3),
        );
      }
      return figures;
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
