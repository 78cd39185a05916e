import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { CallInput } from "~/api/contract";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { readPdf } from "../../documents/read-pdf";
import { textOf } from "../../documents/read-text";
import { uaFaults } from "../../documents/ua-faults";
import { makeIssuedCompany } from "../card/issued-company";
import { refusalOf } from "../identity/registering";
import { withoutReports } from "../quarantine/shared";
import type { World } from "../world";
import { fetched } from "./fetched";

let world: World;
let admin: Call;
let stranger: Call;
let number: string;
let refuses: boolean;

const sometimes = withoutReports(() => refuses);

beforeEach(async () => {
  refuses = false;
  ({ world, admin, stranger, number } = await makeIssuedCompany({ quarantine: sometimes }));
});
afterEach(() => world.close());

type Body = CallInput<"survey.addShare">["body"];

const NOTHING_MORE = { showsScoring: false, sharesDocument: false, sharesReport: false, topics: [] };

async function give(changed: Partial<Body>) {
  const body = { number, recipient: "Banca di prova", endsOn: "30/04/2026", ...NOTHING_MORE, ...changed };
  const { id } = await admin("survey.addShare", { body });
  return { id, token: (await admin("survey.share", { params: { id } })).token ?? "" };
}

const prepare = (token: string) => stranger("survey.prepareSharedReport", { body: { token } });

/** Each look waits for two seconds by itself. */
async function untilReady(token: string): Promise<void> {
  for (let looks = 0; looks < 15; looks += 1) if ((await prepare(token)).ready) return;
  throw new Error("The report is not made within half a minute");
}

async function bytesOf(token: string): Promise<Buffer> {
  await untilReady(token);
  const response = await stranger("survey.sharedReport", { body: { token } });
  return Buffer.from(await response.arrayBuffer());
}

const promptsOf = (isWanted: (topic: string) => boolean) =>
  questionnaireV3.questions.filter(({ milestone }) => isWanted(milestone)).map(({ prompt }) => prompt);

/** The prompts that a text has; one that is a part of another counts for both. */
const promptsIn = (text: string) => promptsOf(() => true).filter((prompt) => text.includes(prompt));

describe("the report of a link", () => {
  test("has the answers of the topics that the link shows, and no question of any other", async () => {
    const { token } = await give({ sharesReport: true, showsScoring: true, topics: ["energia"] });
    const bytes = await bytesOf(token);
    const text = textOf(bytes);
    expect(text).toContain("Copia per: Banca di prova.");
    expect(text).toContain("Confronto con altre aziende");
    expect(promptsIn(text).length).toBeGreaterThan(4);
    const wanted = promptsOf((topic) => topic === "energia");
    expect(promptsIn(text).filter((prompt) => !wanted.includes(prompt))).toEqual([]);
    expect(uaFaults(bytes)).toEqual([]);
  });

  test("has no score by topic and no comparison where the link shows none", async () => {
    const { token } = await give({ sharesReport: true, topics: ["energia"] });
    const text = textOf(await bytesOf(token));
    expect(text).toContain("Risposte");
    expect(text).not.toMatch(
      /In una pagina|Scoring|Competitività|Confronto con altre aziende|Suolo e biodiversità/,
    );
  });

  test("is the card with its method and limits where the link names nothing more", async () => {
    const bytes = await bytesOf((await give({ sharesReport: true })).token);
    const text = textOf(bytes);
    expect(promptsIn(text)).toEqual([]);
    expect(text).not.toMatch(/Energia|Risposte|Domande non applicabili/);
    expect(text).toContain("Che cosa questo report non dice");
    const { catalog, dictionary } = readPdf(bytes);
    expect(dictionary(catalog.Pages).Count).toBe(2);
  });

  test("names the red lines without an answer, as the page of the link does", async () => {
    const { token } = await give({ sharesReport: true });
    const { card } = await stranger("survey.sharedCard", { body: { token } });
    const lines = card.classes?.levels.start_small.undeclared?.flatMap(({ lines: of }) => of) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    const text = textOf(await bytesOf(token)).replace(/\s+/g, " ");
    expect(text).toContain("Linee rosse senza risposta");
    expect(lines.filter((line) => !text.includes(line))).toEqual([]);
    expect(text).not.toContain("Nessuna linea rossa è superata");
  });

  test("is another file than that of the company, whose own stays whole", async () => {
    const shared = await bytesOf((await give({ sharesReport: true })).token);
    const { filename } = await admin("scoring.report", {
      params: { version: number },
      query: { format: "pdf" },
    });
    const own = textOf((await fetched(admin, "report", filename)).bytes);
    expect(own).toContain("Domande non applicabili");
    expect(own).not.toContain("Copia per");
    expect(textOf(shared)).not.toContain("Risposte");
  });

  test("opens in the browser, is kept by no cache, and its fetch is noted", async () => {
    const { id, token } = await give({ sharesReport: true });
    await untilReady(token);
    const { headers } = await stranger("survey.sharedReport", { body: { token } });
    expect(headers.get("Content-Type")).toBe("application/pdf");
    expect(headers.get("Content-Disposition")).toContain(`inline; filename="carta-esg-report-${number}.pdf"`);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    const { openings } = await admin("survey.share", { params: { id } });
    expect(openings.map(({ part, times }) => [part, times])).toEqual([["report", 1]]);
  });

  test("is not found where the link does not name it", async () => {
    const { token } = await give({ showsScoring: true, topics: ["energia"] });
    expect(await refusalOf(prepare(token))).toMatchObject({ status: 404 });
    expect(await refusalOf(stranger("survey.sharedReport", { body: { token } }))).toMatchObject({
      status: 404,
    });
  });

  test("that was made is not found at the next request after the link was withdrawn or is over", async () => {
    const [gone, over] = [
      await give({ sharesReport: true }),
      await give({ sharesReport: true, endsOn: "11/03/2026" }),
    ];
    for (const { token } of [gone, over]) await bytesOf(token);
    await admin("survey.withdrawShare", { params: { id: gone.id } });
    expect(await refusalOf(stranger("survey.sharedReport", { body: { token: gone.token } }))).toMatchObject({
      status: 404,
    });
    world.clock.advance({ days: 2 });
    for (const { token } of [gone, over]) {
      expect(await refusalOf(prepare(token))).toMatchObject({ status: 404 });
      expect(await refusalOf(stranger("survey.sharedReport", { body: { token } }))).toMatchObject({
        status: 404,
      });
    }
  });

  test("that cannot be made is begun ten times, and then its bearer waits", async () => {
    const { token } = await give({ sharesReport: true });
    refuses = true;
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await refusalOf(prepare(token))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(503), 429, 429]);
    refuses = false;
    world.clock.advance({ minutes: 16 });
    await untilReady(token);
  });
});
