import { setTimeout as pause } from "node:timers/promises";
import { urls } from "~/web/urls";
import { bestTyped, questionOf } from "../../answering";
import { Browser } from "../../pages/client";
import { encodeForm } from "../../pages/encode";
import type { PageForm, Posting } from "../../pages/form";
import type { Sent } from "../../pages/http";
import { Page } from "../../pages/page";
import { questions, SAVE, urlOf } from "../../routes/survey/question-form";
import { LearntForms } from "./learnt-forms";

/** One person who walks: where she goes in, who she is, and how many questions she answers. */
interface Walker {
  base: string;
  email: string;
  password: string;
  answers: number;
  /** Milliseconds between two pages. */
  wait(): number;
}

/** What the people of a load have met so far. */
export interface Met {
  /** Milliseconds of each request, a redirect and what it leads to counted apart. */
  times: Record<"GET" | "POST", number[]>;
  /** What no request may end with, each in words. */
  faults: string[];
}

export const nothingMet = (): Met => ({ times: { GET: [], POST: [] }, faults: [] });

const forms = new LearntForms();

/** Signs in, looks round, answers one question after the other, looks at what came of it, and signs out. */
export async function walk({ base, email, password, answers, wait }: Walker, met: Met): Promise<void> {
  const steps = new Steps(base, wait, met);
  try {
    const door = steps.read(await steps.open(urls.login())).form({ button: "Accedi" });
    await steps.press(door.fill({ Email: email, Password: password }).posting("Accedi"));
    await steps.open(urls.survey());
    let page = await steps.open(urlOf(questions[0] ?? nothingToAnswer()));
    for (let answer = 0; answer < answers; answer += 1) page = await answered(steps, page, answer);
    for (const path of [urls.scoring(), urls.benchmark(), urls.history(), urls.home()])
      await steps.open(path);
    const home = steps.read(await steps.open(urls.home()));
    await steps.press(home.form({ action: urls.signOut() }).posting());
  } catch (error) {
    met.faults.push(error instanceof Error ? error.message : String(error));
  }
}

/** Types the best answer and goes on to the next question; where there is none, to the one that is told. */
async function answered(steps: Steps, page: Arrived, answer: number): Promise<Arrived> {
  const isQuestion = page.text.includes(SAVE);
  const shown = isQuestion ? page : await steps.open(urlOf(questions[answer + 1] ?? nothingToAnswer()));
  const filledIn = () => bestAnswered(steps.read(shown));
  return steps.press(forms.posting({ url: shown.url, html: shown.text }, SAVE, filledIn));
}

function bestAnswered(page: Page): PageForm {
  const form = page.form({ button: SAVE });
  const typed = Object.entries(bestTyped(questionOf(page.url)));
  return form.fill(Object.fromEntries(typed.filter(([name]) => form.names.includes(name))));
}

function nothingToAnswer(): never {
  throw new Error("There is no further question");
}

/** A page as it came, unread. */
type Arrived = Sent & { url: string };

class Steps {
  readonly #browser: Browser;
  readonly #wait: () => number;
  readonly #met: Met;

  constructor(base: string, wait: () => number, met: Met) {
    this.#browser = new Browser(base, { headers: { "Accept-Encoding": "identity" } });
    this.#wait = wait;
    this.#met = met;
  }

  read(arrived: Arrived): Page {
    return new Page(this.#browser, arrived);
  }

  async open(path: string): Promise<Arrived> {
    await pause(this.#wait());
    return this.#loaded("GET", new URL(path, this.#browser.base).href);
  }

  async press({ url, encType, entries }: Posting): Promise<Arrived> {
    await pause(this.#wait());
    return this.#loaded("POST", url, encodeForm(entries, encType));
  }

  async #loaded(
    method: "GET" | "POST",
    url: string,
    body: Partial<ReturnType<typeof encodeForm>> = {},
  ): Promise<Arrived> {
    const began = performance.now();
    const sent = await this.#browser.once({ url, method, ...body });
    this.#met.times[method].push(performance.now() - began);
    const { location } = sent.headers;
    if (sent.status >= 300 && sent.status < 400 && location)
      return this.#loaded("GET", new URL(location, url).href);
    // A refused answer would be a fault of this walk: it types what the questions take.
    if (sent.status !== 200)
      this.#met.faults.push(`${method} ${new URL(url).pathname} answers ${sent.status}`);
    return { ...sent, url };
  }
}
