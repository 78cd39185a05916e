import { urls } from "~/web/urls";
import { questionOfClass } from "../pages/states";
import { signedIn } from "../pages/sign-in";
import { send } from "../pages/http";
import { startServer } from "../server";
import type { Measure } from "./measure";

const AT_ONCE = 8;
const SECONDS = 4;

/** Requests a second of one page, sent by several clients at once as a browser sends them: signed in, packed. */
async function rateOf(url: string, cookie: string): Promise<number> {
  const headers = { Cookie: cookie, Accept: "text/html", "Accept-Encoding": "gzip" };
  const ask = async (until: number) => {
    let answered = 0;
    while (performance.now() < until) {
      const { status } = await send({ url, headers });
      if (status >= 500) throw new Error(`${url} answers with ${status}`);
      answered += 1;
    }
    return answered;
  };
  const during = async (seconds: number) => {
    const until = performance.now() + seconds * 1000;
    const counts = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(until)));
    return counts.reduce((sum, count) => sum + count, 0) / seconds;
  };
  await during(1);
  return during(SECONDS);
}

/** Pages of the built application; the one that does not exist has the same layouts and nothing in them. */
export const pages: Measure = {
  about: "pages of the built application, signed in",
  async run() {
    const server = await startServer({ demo: true });
    try {
      const browser = await signedIn(server, "admin@azienda-demo.example");
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const rate = (path: string) => rateOf(server.url + path, cookie);
      const empty = await rate("/dashboard/nulla");
      const question = await rate(questionOfClass("radio"));
      const table = await rate(urls.level("full"));
      const home = await rate(urls.home());
      const file = await rate("/favicon.svg");
      return [
        { name: "a question page", value: question, unit: "requests/s", goal: { atLeast: 400 } },
        {
          name: "the same to an empty page",
          value: (100 * question) / empty,
          unit: "%",
          goal: { atLeast: 60 },
        },
        { name: "the table of all questions", value: table, unit: "requests/s" },
        { name: "an empty page to it", value: empty / table, unit: "×", goal: { atMost: 2.5 } },
        { name: "the home page", value: home, unit: "requests/s" },
        { name: "an empty page to it", value: empty / home, unit: "×", goal: { atMost: 2.5 } },
        { name: "a static file", value: file, unit: "requests/s" },
        { name: "the same to a question page", value: file / question, unit: "×" },
      ];
    } finally {
      await server.stop();
    }
  },
};
