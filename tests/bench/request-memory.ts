import { questionnaire } from "~/content/questionnaires";
import { questionsOf } from "~/domain/survey/journey";
import { attestationUrls } from "~/web/attestation-urls";
import { peopleUrls, urls } from "~/web/urls";
import type { Browser } from "../pages/client";
import { encodeForm } from "../pages/encode";
import { send } from "../pages/http";
import { signedIn } from "../pages/sign-in";
import { formOf, SAVE, withExplanation } from "../routes/survey/question-form";
import type { Figure, Measure } from "./measure";
import { MB, type Memory, watchedServer } from "./watched-memory";

/** 200,000 take a quarter of an hour or more. */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 20_000);
const AT_ONCE = 4;
/** Of so many requests one saves an answer. */
const SAVES_ONE_IN = 20;
/** Memory is read after these parts of the requests; the first also fills the memories that stay. */
const PARTS = [0.1, 0.4, 0.7, 1];

const PLACES = [
  ...[urls.home(), urls.survey(), urls.level("full"), urls.scoring(), urls.benchmark(), urls.plan()],
  ...[urls.history(), urls.registry(), peopleUrls.list(), attestationUrls.all(), urls.completed()],
];

/** What the server holds while people look at every question and at everything else, and save. */
export const requestMemory: Measure = {
  about: `memory of the server over ${REQUESTS.toLocaleString("en")} requests, collected`,
  async run() {
    const { server, collected, stop } = await watchedServer();
    try {
      const browser = await signedIn(server, "admin@azienda-demo.example");
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { Cookie: cookie, Accept: "text/html", "Accept-Encoding": "gzip" };
      const questions = questionsOf(questionnaire("v3"), "full").map(({ milestone, guid }) =>
        urls.question("full", milestone, guid),
      );
      const paths = [...PLACES, ...questions];
      const save = await saving(browser);
      const visit = async (path: string) => {
        const { status } = await send({ url: server.url + path, headers });
        if (status >= 400) throw new Error(`${path} answers with ${status}`);
      };
      let sent = 0;
      const sendUntil = async (count: number) => {
        while (sent < count) {
          sent += 1;
          await (sent % SAVES_ONE_IN === 0 ? save() : visit(paths[sent % paths.length] ?? ""));
        }
      };
      const read: Memory[] = [];
      for (const part of PARTS) {
        await Promise.all(Array.from({ length: AT_ONCE }, () => sendUntil(part * REQUESTS)));
        read.push(await collected());
      }
      return figuresOf(read);
    } finally {
      await stop();
    }
  },
};

/** Writes another explanation into one answer each time: only one of these goes at a time, since each names the revision before. */
async function saving(browser: Browser): Promise<() => Promise<void>> {
  const [question] = await withExplanation(browser, 1);
  if (!question) throw new Error("No question takes an explanation");
  let before = Promise.resolve();
  const save = async () => {
    const { url, encType, entries } = (await formOf(browser, question))
      .fill({ explanation: `Scritta ${performance.now()}` })
      .posting(SAVE);
    const { status } = await browser.once({ url, method: "POST", ...encodeForm(entries, encType) });
    if (status !== 303) throw new Error(`A save answers with ${status}`);
  };
  return () => (before = before.then(save));
}

function figuresOf(read: Memory[]): Figure[] {
  const [first] = read;
  if (!first) return [];
  const at = (index: number) => Math.round((PARTS[index] ?? 0) * REQUESTS).toLocaleString("en");
  return read.flatMap(({ held, rss, heap }, index): Figure[] => [
    { name: `after ${at(index)}: heap and buffers`, value: held / MB, unit: "MB" },
    { name: `after ${at(index)}: RSS`, value: rss / MB, unit: "MB" },
    { name: `after ${at(index)}: of it kept for the heap`, value: heap / MB, unit: "MB" },
    { name: `after ${at(index)}: of it the rest`, value: (rss - heap) / MB, unit: "MB" },
    ...(index === read.length - 1
      ? [
          { name: "the last to the first: heap and buffers", value: held / first.held, ...FLAT },
          { name: "the last to the first: RSS", value: rss / first.rss, ...FLAT },
        ]
      : []),
  ]);
}

const FLAT = { unit: "×", goal: { atMost: 1.2 } };
