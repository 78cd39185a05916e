import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { METHOD_TABLES } from "~/domain/scoring/method-tables";
import { auditUrls } from "~/web/audit-urls";
import { cardUrls } from "~/web/card-urls";
import { ownerUrls } from "~/web/owner-urls";
import { peopleUrls, surveyUrls, urls } from "~/web/urls";
import { verifierUrls } from "~/web/verifier-urls";
import { vsmeUrls } from "~/web/vsme-urls";
import { DEMO_PASSWORD } from "../api-client";
import { Browser } from "../pages/client";
import { NEW_CASE, VERIFIER_EMAIL } from "../pages/verifier";
import { overDemo } from "./dashboard/over-demo";

const ROUTES = path.resolve(import.meta.dirname, "../../app/routes");
const DEMO = "00000000-0000-4000-8000-000000000001";

/** Routes without a page that send no file to people, one that is always there, or a picture inside their pages. */
const NO_FILES = [
  "[.]well-known.carta-esg-keys[.]json",
  "[.]well-known.security[.]txt",
  "api.$",
  "api.openapi[.]json",
  "auth.reminders.$token_.one-click",
  "card.keys.$key",
  "dashboard.jottings.$question",
  "dashboard.places.$id",
  "dashboard.registry.users.invite.many.example[.]csv",
  "health.live",
  "health.ready",
  "logo.$id",
];

/** A call that fails as on a full disk, which a page says in these words. */
const FULL = { status: 503, message: "internal/disk_full", code: "internal/disk_full", errors: [] };
const WORDS = "non ha più spazio sul disco";

let failing: RegExp | null = null;
afterEach(() => void (failing = null));

const shared = { number: "", token: "" };
const files = { own: "", candidate: "" };
const over = overDemo(
  (_, answer) => answer,
  async (world) => {
    const { id } = await world.db
      .selectFrom("card_version")
      .select("id")
      .where("company_id", "=", DEMO)
      .orderBy("issued_at", "desc")
      .executeTakeFirstOrThrow();
    const admin = await world.as("admin@azienda-demo.example");
    const all = { showsScoring: true, sharesDocument: true, sharesReport: true, topics: [] };
    const body = { number: id, recipient: "Banca", endsOn: inThirtyDays(), ...all };
    const share = await admin("survey.addShare", { body });
    const { token } = await admin("survey.share", { params: { id: share.id } });
    const file = await world.db
      .selectFrom("attachment")
      .select("id")
      .where("company_id", "=", DEMO)
      .where("year", "=", 2025)
      .executeTakeFirstOrThrow();
    const { candidate } = await (
      await world.as(VERIFIER_EMAIL)
    )("survey.candidate", { params: { id: NEW_CASE } });
    const [given] = candidate.flatMap((item) => item.files);
    Object.assign(files, { own: file.id, candidate: given?.id });
    Object.assign(shared, { number: id, token: token ?? "" });
  },
  (method, asked) =>
    failing?.test(`${method} ${asked}`)
      ? new Response(JSON.stringify(FULL), {
          status: FULL.status,
          headers: { "Content-Type": "application/json" },
        })
      : null,
);

function inThirtyDays(): string {
  const day = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
  return day.split("-").reverse().join("/");
}

interface FileAddress {
  /** The file of its route. */
  route: string;
  url: () => string;
  /** The calls that fail. */
  call: RegExp;
  /** It leads to the page that waits, which fails as well as long as the call does. */
  waits?: true;
  by?: "verifier" | "stranger";
}

const ways = surveyUrls(null);
const download = (type: string) => new RegExp(`/survey/v1/download/${type}$`);
const state = (type: string) => new RegExp(`/survey/v1/download/${type}/state$`);

const FILES: FileAddress[] = [
  {
    route: "dashboard.esg.excel.file.$kind",
    url: () => urls.workbookFile("answers"),
    call: download("answers"),
  },
  {
    route: "dashboard.esg.excel.file.$kind",
    url: () => urls.workbookFile("questions"),
    call: download("questions"),
  },
  { route: "dashboard.sheets.$sheet.file", url: () => ways.sheetFile("bank"), call: download("bank") },
  { route: "dashboard.sheets.$sheet.file", url: () => ways.sheetFile("client"), call: download("client") },
  {
    route: "dashboard.sheets.$sheet.pdf._index",
    url: () => ways.sheetPdf("bank"),
    call: state("bank-pdf"),
    waits: true,
  },
  {
    route: "dashboard.vsme.file.$form._index",
    url: () => vsmeUrls(null).file("json"),
    call: download("vsme"),
  },
  {
    route: "dashboard.vsme.file.$form._index",
    url: () => vsmeUrls(null).file("xhtml"),
    call: download("vsme"),
  },
  {
    route: "dashboard.vsme.file.$form._index",
    url: () => vsmeUrls(null).file("pdf"),
    call: state("vsme"),
    waits: true,
  },
  { route: "dashboard.report._index", url: () => ways.reportPdf(), call: state("report"), waits: true },
  { route: "dashboard.report.card._index", url: () => ways.cardPdf(), call: state("card"), waits: true },
  { route: "dashboard.scoring.file", url: () => ways.scoringFile(), call: /\/scoring\/v1\/home_page/ },
  { route: "dashboard.scoring.image", url: () => ways.scoringImage(), call: /\/scoring\/v1\/home_page/ },
  {
    route: "dashboard.scoring.method.tables.$table",
    url: () => urls.methodTable(METHOD_TABLES[0] ?? ""),
    call: /\/scoring_method\//,
  },
  { route: "dashboard.benchmark.file", url: () => ways.benchmarkFile(), call: /\/report\/v1\/benchmark$/ },
  { route: "dashboard.indicators.file", url: () => ways.indicatorsFile(), call: /\/indicators$/ },
  { route: "dashboard.audit.export", url: () => auditUrls.file(), call: /\/events\/export$/ },
  { route: "dashboard.registry.users.export", url: () => peopleUrls.file(), call: /\/users\/export$/ },
  {
    route: "dashboard.settings.data.file",
    url: () => `${ownerUrls.data()}/file?file=x`,
    call: /\/survey\/v1\/files\//,
  },
  {
    route: "dashboard.files.$id.content",
    url: () => urls.fileContent(files.own),
    call: download("attachment"),
  },
  {
    route: "dashboard.verifications.$id.files.$file.content",
    url: () => verifierUrls.fileContent(NEW_CASE, files.candidate),
    call: /\/verifications\/[^/]+\/files\//,
    by: "verifier",
  },
  ...(["document", "signature"] as const).map((what): FileAddress => ({
    route: `card.$number.${what}`,
    url: () => cardUrls[what](shared.number),
    call: /\/esg\/cards\/[^/]+\/document$/,
    by: "stranger",
  })),
  ...(["badge[.]svg", "badge[.]png", "code[.]png"] as const).map((what): FileAddress => ({
    route: `card.$number.${what}`,
    url: () => `${cardUrls.shown(shared.number)}/${what.replace("[.]", ".")}`,
    call: /\/esg\/cards\/[^/]+$/,
    by: "stranger",
  })),
  ...(["document", "signature"] as const).map((what): FileAddress => ({
    route: `card.shared.$token.${what}`,
    url: () => `${cardUrls.shared(shared.token)}/${what}`,
    call: /\/esg\/shared\/document$/,
    by: "stranger",
  })),
  {
    route: "card.shared.$token.report._index",
    url: () => cardUrls.sharedReport(shared.token),
    call: /\/esg\/shared\/report\/state$/,
    by: "stranger",
    waits: true,
  },
];

test("every address of a file is tried here", () => {
  const routes = readdirSync(ROUTES)
    .filter((file) => !readFileSync(path.join(ROUTES, file), "utf8").includes("default"))
    .map((file) => file.replace(/\.tsx?$/, ""))
    .filter((route) => !route.startsWith("dashboard.$version.$year."));
  const tried = [...NO_FILES, ...FILES.map(({ route }) => route)];
  expect([...new Set(tried)].sort()).toEqual(routes.sort());
});

describe("a file that cannot be made", () => {
  const browsers = new Map<FileAddress["by"], Browser>();
  beforeAll(async () => {
    browsers.set(undefined, over.browser);
    browsers.set("verifier", await over.pages.enter(VERIFIER_EMAIL, DEMO_PASSWORD));
    browsers.set("stranger", new Browser(over.browser.base));
  });

  test.each(FILES)("leads to a page that says why: $route", async ({ url, call, waits, by }) => {
    const browser = browsers.get(by);
    if (!browser) throw new Error("No browser");
    failing = call;
    const led = await browser.once({ url: url(), method: "GET" });
    expect([led.status, led.text]).toEqual([expect.toSatisfy(isRedirect), ""]);
    if (!waits) failing = null;
    const page = await browser.get(led.headers.location ?? "");
    expect(page.html).toContain("</html>");
    expect(page.text).toContain(WORDS);
    // Who fetches a file has saved nothing.
    if (!waits) expect(page.text).not.toContain("salvato nulla");
  });
});

const isRedirect = (status: number) => status === 302 || status === 303;
