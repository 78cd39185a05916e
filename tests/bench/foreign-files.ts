import { setTimeout as pause } from "node:timers/promises";
import { urls, workbookUrls } from "~/web/urls";
import { send } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { FOREIGN_WORKBOOKS } from "../platform/workbook/foreign-workbooks";
import { startServer } from "../server";
import type { Figure, Measure } from "./measure";

const UPLOAD = "Carica e controlla";
const LABEL = "Il questionario compilato";
const DOWNLOADS = 24;
const ASK_EVERY_MS = 20;

interface Waits {
  file: number;
  page: number;
}

/** The longest wait of a file and of a signed-in page for another company, while some work is done. */
async function longestWaits(url: string, cookie: string, work: () => Promise<unknown>): Promise<Waits> {
  let isOver = false;
  const longest = async (place: string, headers: Record<string, string>) => {
    let most = 0;
    while (!isOver) {
      const began = performance.now();
      const { status } = await send({ url: url + place, headers });
      if (status !== 200) throw new Error(`${place} answers with ${status}`);
      most = Math.max(most, performance.now() - began);
      await pause(ASK_EVERY_MS);
    }
    return most;
  };
  const asking = [
    longest("/favicon.svg", {}),
    longest(urls.survey(), { Cookie: cookie, Accept: "text/html" }),
  ];
  await work().finally(() => (isOver = true));
  const [file = 0, page = 0] = await Promise.all(asking);
  return { file, page };
}

/** What other requests wait while each hostile workbook is handed in, and while workbooks are downloaded. */
export const foreignFiles: Measure = {
  about: "other requests while foreign files are read",
  async run() {
    const server = await startServer({ demo: true });
    try {
      const hostile = await signedIn(server, "admin@azienda-nuova.example");
      const other = await signedIn(server, "admin@azienda-demo.example");
      const cookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const during = (work: () => Promise<unknown>) => longestWaits(server.url, cookie, work);
      const handIn = async (content: Buffer) => {
        const page = await hostile.get(workbookUrls.page());
        let shown = await page
          .form({ button: UPLOAD })
          .fill({ [LABEL]: { fileName: "x.xlsx", content } })
          .submit(UPLOAD);
        while (shown.headers.refresh !== undefined) {
          await pause(200);
          shown = await hostile.get(shown.path);
        }
      };
      await during(() => pause(1_000));
      const idle = await during(() => pause(5_000));
      const figures: Figure[] = [
        { name: "idle: a file", value: idle.file, unit: "ms" },
        { name: "idle: a page", value: idle.page, unit: "ms" },
      ];
      const add = (name: string, { file, page }: Waits) =>
        figures.push(
          {
            name: `${name}: a file, beyond idle`,
            value: file - idle.file,
            unit: "ms",
            goal: { atMost: 250 },
          },
          {
            name: `${name}: a page, beyond idle`,
            value: page - idle.page,
            unit: "ms",
            goal: { atMost: 250 },
          },
        );
      for (const { name, make } of FOREIGN_WORKBOOKS) {
        const content = await make();
        add(name, await during(() => handIn(content)));
      }
      const fetched = () => other.once({ url: urls.workbookFile("answers"), method: "GET" });
      add(
        `${DOWNLOADS} downloads at once`,
        await during(() => Promise.all(Array.from({ length: DOWNLOADS }, fetched))),
      );
      return figures;
    } finally {
      await server.stop();
    }
  },
};
