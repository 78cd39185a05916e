import { describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { overDemo } from "../dashboard/over-demo";

const QUESTION = urls.question("start_small", "acqua", "v3-env-acqua-prelievo");

type Definition = Record<string, unknown> & { fields: Record<string, unknown>[] };
interface Wire {
  questions: { definition: Definition }[];
}

/** How each definition changes on its way; null = not at all. */
let change: ((definition: Definition) => unknown) | null = null;

async function changed(path: string, answer: Response): Promise<Response> {
  if (change === null || !/\/esg\/(questions\/[^/]+|answers)$/.test(path)) return answer;
  const { questions, ...rest } = (await answer.json()) as Wire;
  const others = questions.map((one) => ({ ...one, definition: change?.(one.definition) }));
  return Response.json({ ...rest, questions: others });
}

const over = overDemo(changed);

async function pageWith(given: typeof change, url: string) {
  change = given;
  const page = await over.browser.get(url);
  change = null;
  return page;
}

describe("over a server with questions of its own", () => {
  test.each<[string, typeof change]>([
    ["has no fields", ({ fields: _fields, ...rest }) => rest],
    ["is of an unknown class", (one) => ({ ...one, questionClass: "essay" })],
    ["is nothing", () => null],
    [
      "has a bound that is no number",
      (one) => ({ ...one, fields: one.fields.map((field) => ({ ...field, min: "poco" })) }),
    ],
  ])("a question that %s is that server's error on its page, and the page is whole", async (_, given) => {
    const page = await pageWith(given, QUESTION);
    expect(page.status).toBe(502);
    expect(page.document.querySelectorAll("h1")).toHaveLength(1);
    const [detail = ""] = /eyJ[\w+/=]+/.exec(page.text) ?? [];
    expect(Buffer.from(detail, "base64").toString()).toContain("502 Invalid response from survey");
    expect((await over.browser.get(QUESTION)).status).toBe(200);
  });

  test("the page that reads all answers says the same", async () => {
    const page = await pageWith(({ guid }) => ({ guid }), "/dashboard/esg/review/environment");
    expect(page.status).toBe(502);
    expect((await over.browser.get("/dashboard/esg/review/environment")).status).toBe(200);
  });

  test("a question that has more than the product knows is asked as any other", async () => {
    const page = await pageWith((one) => ({ ...one, laterOn: { a: 1 } }), QUESTION);
    expect(page.status).toBe(200);
    expect(page.document.querySelector("main form")).not.toBeNull();
  });
});
