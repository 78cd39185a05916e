import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CallId } from "~/api/contract";
import { contract } from "~/api/contract";
import type { Row } from "~/api/row";
import { useCases } from "~/platform/use-cases";
import { audited } from "../audited";
import { openSession } from "../residents";
import { BASE_URL, makeWorld, type World } from "../world";

const ADMIN = "admin@anni.example";
const WRITER = "scrive@anni.example";
const READER = "legge@anni.example";
/** A year in which the company has data, and one without any. */
const KEPT = 2023;
const CLOSED = 2022;

let world: World;
const tokens = new Map<string, string>();
beforeAll(async () => {
  world = await makeWorld();
  const companyId = await world.addCompany({ fiscalYear: 2025 });
  await world.addPerson({ email: ADMIN, companyId, isAdmin: true });
  await world.addPerson({ email: WRITER, companyId, canWrite: true });
  await world.addPerson({ email: READER, companyId });
  for (const email of [ADMIN, WRITER, READER]) tokens.set(email, await openSession(world.parts, email));
  const updated_at = world.clock.now().toISOString();
  await world.db
    .insertInto("draft")
    .values({ company_id: companyId, year: KEPT, revision: 1, updated_at })
    .execute();
});
afterAll(() => world.close());

const names = (schema: Row["query"]): string[] =>
  schema && "shape" in schema ? Object.keys(schema.shape as object) : [];

/** Every call that a signed-in user can make and that names a year. */
const naming = (Object.entries(contract) as [CallId, Row][]).filter(
  ([id, { right, query, body }]) =>
    useCases[id] && right !== "public" && [...names(query), ...names(body)].includes("year"),
);
/** Those about what a company has. */
const rows = naming.filter(([, { right }]) => right !== "signedIn");

/** What else a call must bring to be admitted. */
const BESIDE: Partial<Record<CallId, object>> = {
  "survey.saveAnswer": { answers: [{ questionId: "x", answerElements: [], revision: 0 }] },
  "survey.undoClear": { revision: 1 },
  "survey.keepJottings": { jottings: [{ questionId: "x", revision: 0, typed: null }] },
  "survey.discardJottings": { questionIds: ["x"], isDiscarded: true },
  "survey.settleObsolete": { action: "confirm", revision: 0 },
  "survey.copyAnswers": { versionFrom: "public" },
  "survey.confirmCopies": { answers: [{ questionId: "x", revision: 1 }] },
};

async function asked(id: CallId, email: string, year: number) {
  const { service, method, path, query, body, multipart } = contract[id] as Row;
  const url = new URL(`${BASE_URL}/api/${service}/v1${path.replace(/:\w+/g, "draft")}`);
  if (names(query).includes("year")) url.searchParams.set("year", String(year));
  if (names(query).includes("question_id")) url.searchParams.set("question_id", "x");
  const sent = names(body).includes("year") ? { ...BESIDE[id], year } : BESIDE[id];
  const form = new FormData();
  form.set("files", new File(["uno"], "uno.txt"));
  const request = new Request(url, {
    method,
    headers: {
      Authorization: `Bearer ${tokens.get(email)}`,
      ...(body ? { "Content-Type": "application/json" } : {}),
    },
    ...(multipart ? { body: form } : body ? { body: JSON.stringify(sent) } : {}),
  });
  const response = await world.handle(request, { clientAddress: "192.0.2.1", requestId: "r" });
  const { message = "" } = (await response.json()) as { message?: string };
  return { status: response.status, message };
}

const REFUSED = { status: 403, message: "internal/year_not_open" };

describe("a year a profile may not open", () => {
  test("is named by calls of every part of the product", () => {
    const services = new Set(rows.map(([, { service }]) => service));
    expect([...services].sort()).toEqual(["report", "scoring", "survey", "user"]);
    expect(rows.length).toBeGreaterThanOrEqual(18);
  });

  test("is one like any other in documents of the configuration, which are of no company", async () => {
    const [documents, ...others] = naming.filter(([, { right }]) => right === "signedIn");
    expect([documents?.[0], others]).toEqual(["config.esgArea", []]);
    const call = await world.as(READER);
    const planet = await call("config.esgArea", { params: { area: "planet" }, query: { year: CLOSED } });
    expect(planet.id).toBe("planet");
  });

  const forAll = rows.filter(([, { right }]) => right !== "administer");
  test.each(forAll)("is refused by %s to who reads and to who writes", async (id, { right }) => {
    expect(await asked(id, WRITER, CLOSED)).toEqual(REFUSED);
    if (right !== "write") expect(await asked(id, READER, CLOSED)).toEqual(REFUSED);
  });

  test.each(rows)("is not refused by %s to an administrator", async (id) => {
    expect((await asked(id, ADMIN, CLOSED)).message).not.toBe(REFUSED.message);
  });

  test.each(forAll)("is not one with something in it, nor the current one, for %s", async (id) => {
    for (const year of [KEPT, 2025])
      expect((await asked(id, WRITER, year)).message).not.toBe(REFUSED.message);
  });

  test.each(forAll)("is not one to come, of which %s says what it always does", async (id) => {
    expect(await asked(id, WRITER, 2099)).toEqual(await asked(id, ADMIN, 2099));
  });

  test.each([
    ["answers", "risposte", "xlsx"],
    ["questions", "domande", "xlsx"],
    ["report", "report", "pdf"],
    ["card", "carta", "pdf"],
    ["vsme", "vsme-completo", "json"],
    ["vsme", "vsme-base", "pdf"],
    ["bank", "banca", "xlsx"],
    ["bank-pdf", "banca", "pdf"],
    ["client", "cliente", "xlsx"],
    ["client-pdf", "cliente", "pdf"],
  ])("is refused in the name of a document of %s too: %s.%s", async (type, words, ending) => {
    const asking = async (email: string, year: number) => {
      const call = await world.as(email);
      const named = { params: { type }, query: { filename: `carta-esg-${words}-${year}.${ending}` } };
      return [call("survey.download", named), call("survey.prepareDocument", named)].map((answer) =>
        answer.then(
          () => "given",
          ({ message }: { message: string }) => message,
        ),
      );
    };
    const told = async (email: string, year: number) => Promise.all(await asking(email, year));
    expect(await told(READER, CLOSED)).toEqual([REFUSED.message, REFUSED.message]);
    expect(await told(READER, KEPT)).not.toContain(REFUSED.message);
    expect(await told(ADMIN, CLOSED)).not.toContain(REFUSED.message);
  });

  test("is not among those the person is told of, and what was refused is kept", async () => {
    const { fiscalYearByRole } = await (await world.as(READER))("user.info", {});
    expect(fiscalYearByRole).toEqual({ supplier: [2025, KEPT] });
    const kept = await audited(world.db, "permission_denied");
    expect(kept.map(({ detail }) => detail)).toContain(`year ${CLOSED}`);
  });
});

describe("a year the company has something in", () => {
  test("is one with only a saved position or an issued card", async () => {
    const companyId = await world.addCompany({ fiscalYear: 2025 });
    const email = "altra@anni.example";
    const by = await world.addPerson({ email, companyId });
    const at = world.clock.now().toISOString();
    const common = { company_id: companyId, draft_revision: 0 };
    await world.db
      .insertInto("saved_position")
      .values({
        ...common,
        ...{ id: "p", year: 2021, type: "manual", name: "x", saved_by: by, saved_at: at, given: 0 },
        ...{ configuration: "x", content: "{}", revision: 1 },
      })
      .execute();
    await world.db
      .insertInto("card_version")
      .values({
        ...common,
        ...{ id: "v", year: 2020, number: 1, registry_revision: 1, issued_at: at, expires_at: at },
        ...{ issued_by: by, certification_level: 1, certification_body: null, data_as_of: null },
        ...{ snapshot: "{}", sha256: "x" },
      })
      .execute();
    const { fiscalYearByRole } = await (await world.as(email))("user.info", {});
    expect(fiscalYearByRole).toEqual({ supplier: [2025, 2021, 2020] });
  });
});
