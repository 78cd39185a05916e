import { describe, expect, test } from "vitest";
import { loadPopulation } from "~/demo/population/load-population";
import { urls } from "~/web/urls";
import { overDemo } from "./over-demo";

const EXTENSIONS = [
  "population",
  "example",
  "sameQuestions",
  "competitiveness",
  "demo",
  "parent",
  "middle",
  "populations",
];

/** The answers of a server without fields beyond the specification. */
async function withoutExtensions(path: string, answer: Response): Promise<Response> {
  if (!/\/(benchmark|nace\/dropdown)$/.test(path)) return answer;
  const text = JSON.stringify(await answer.json(), (name, value: unknown) =>
    EXTENSIONS.includes(name) ? undefined : value,
  );
  return new Response(text, { status: answer.status, headers: { "Content-Type": "application/json" } });
}

const over = overDemo(withoutExtensions, ({ parts }) => loadPopulation(parts, 40));

describe("over a server that knows only the specification", () => {
  test("the benchmark compares as ever, with companies it cannot name", async () => {
    const page = await over.browser.get(urls.benchmark());
    expect(page.status).toBe(200);
    expect(page.text).toContain("Gruppo di confronto: altre aziende simili alla tua, senza contare la tua.");
    expect(page.text).toMatch(/Fondamentali: tu \d+, la media \d+;/);
    expect(page.document.querySelectorAll("main figure")).toHaveLength(2);
    expect(page.document.querySelectorAll("main .ruler-middle")).toEqual([]);
    expect(page.text).not.toContain("Dati di esempio");
  });

  test("the competitiveness potential is one's own, and says that nothing is compared", async () => {
    const page = await over.browser.get(urls.benchmark({ scheda: "competitiveness_potential" }));
    expect(page.text).toContain("Per il potenziale competitivo qui trovi solo il valore della tua azienda");
    expect(page.text).not.toContain("Potenziale competitivo: tu");
    expect(page.document.querySelectorAll(".potentials > section")).toHaveLength(3);
  });

  test("each page asks for four things, each once", async () => {
    const { calls } = await over.pages.during(() => over.browser.get(urls.benchmark()));
    expect(calls.toSorted()).toEqual([
      "GET /api/registry/v1/nace/dropdown",
      "GET /api/report/v1/benchmark",
      "GET /api/scoring/v1/home_page/draft",
      "GET /api/user/v1/info",
    ]);
  });
});
