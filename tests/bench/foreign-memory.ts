import { setTimeout as pause } from "node:timers/promises";
import { urls, workbookUrls } from "~/web/urls";
import { signedIn } from "../pages/sign-in";
import { FOREIGN_WORKBOOKS } from "../platform/workbook/foreign-workbooks";
import type { Figure, Measure } from "./measure";
import { MB, watchedServer } from "./watched-memory";

const UPLOAD = "Carica e controlla";
const LABEL = "Il questionario compilato";
/** The first round also compiles code and fills memories that stay; the later ones show what a file leaves behind. */
const ROUNDS = 3;

/** What the server still holds, after a collection, when every hostile workbook has been handed in. */
export const foreignMemory: Measure = {
  about: "memory of the server after foreign files, collected",
  async run() {
    const { server, collected, stop } = await watchedServer();
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
      await stop();
    }
  },
};
