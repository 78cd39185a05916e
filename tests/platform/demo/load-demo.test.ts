import { SurveyReader } from "~/platform/survey/survey-reader";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import { obsoleteAnswers } from "~/domain/card/obsolete-answers";
import { sum } from "~/domain/decimal";
import { apiVersionOf } from "~/domain/periods";
import type { Elements } from "~/domain/question/answer";
import { questionsThen } from "~/demo/abilitata-servizi/older-questions";
import { readingOf } from "~/domain/registers/readings";
import { DEMO_COMPANIES } from "~/demo/companies";
import { RIVA_ADMIN } from "~/demo/edilizia-riva";
import { DEMO_EMAILS, DEMO_PASSWORD, loadDemo } from "~/demo/load-demo";
import { CONTI_ADMIN } from "~/demo/sartoria-conti";
import { looksGenuine } from "~/platform/config/check-digits";
import { grantingCompany } from "~/platform/store/grants";
import { makeWorld, type World } from "../world";

let world: World;
let admin: Call;

beforeAll(async () => {
  world = await makeWorld({ now: "2026-11-21T08:00:00.000Z" });
  await loadDemo(world.parts);
  admin = await world.as("admin@azienda-demo.example");
});

afterAll(() => world.close());

const home = (call: Call, version = "draft") => call("scoring.homePage", { params: { version }, query: {} });
const overview = (call: Call) => call("survey.overview", { query: {} });
const DEMO_ID = "00000000-0000-4000-8000-000000000001";
const ENABLED_ID = "00000000-0000-4000-8000-000000000003";
const SERVICES_ID = "00000000-0000-4000-8000-000000000005";
const HELD = "v3-gov-identita-e-sedi-certificazioni";
const WITHDRAWN = "v3-env-energia-furgoni";

describe("the demo accounts", () => {
  test.each(DEMO_EMAILS)("%s signs in with the published password", async (email) => {
    const { token } = await world.call()("identity.signIn", { body: { email, password: DEMO_PASSWORD } });
    expect((await world.call(token)("user.info", {})).email).toBe(email);
  });

  test.each([
    ["admin@azienda-demo.example", ["read", "write", "administer"]],
    ["redazione@azienda-demo.example", ["read", "write"]],
    ["lettura@azienda-demo.example", ["read"]],
    ["verifica@ente-demo.example", ["read", "write", "administer", "verify"]],
  ])("%s may %j", async (email, rights) => {
    const info = await (await world.as(email))("user.info", {});
    expect([...info.rights].sort()).toEqual([...rights].sort());
  });
});

describe("the open cases of the verifier", () => {
  test("have every document that their level needs, and miss only judgements", async () => {
    const verifier = await world.as("verifica@ente-demo.example");
    const { verifications } = await verifier("survey.assignedVerifications", {});
    expect(verifications.map(({ level }) => level).sort()).toEqual([2, 3]);
    for (const { id, level } of verifications) {
      const { candidate } = await verifier("survey.candidate", { params: { id } });
      const needed = candidate.filter(({ documentFrom }) => documentFrom !== null && documentFrom <= level);
      expect(needed.length).toBeGreaterThan(2);
      expect(needed.filter(({ files }) => files.length === 0)).toEqual([]);
      const { accept } = await verifier("survey.verifierCase", { params: { id } });
      expect(accept).not.toContain("documents_missing");
    }
  });
});

describe("Edilizia Riva", () => {
  test("has a card capped by a red line, printed with the law and with what the company says", async () => {
    const riva = await world.as(RIVA_ADMIN);
    const { survey, card } = await home(riva, "public");
    expect(card.status).toBe("valid");
    const { start_small } = survey.versioned.scoring.levels;
    expect(start_small.redLines).toMatchObject([
      { id: "soc-decesso", cap: 7_000, explanation: expect.stringContaining("ponteggio") as string },
    ]);
  });

  test("has answers that agree with each other", async () => {
    const { rules } = await (await world.as(RIVA_ADMIN))("survey.consistency", { query: {} });
    expect(rules.filter(({ state }) => state === "broken").map(({ id }) => id)).toEqual([]);
  });
});

describe("Sartoria Conti", () => {
  test("is a sole trader who is asked nothing about employees, and has completed the first class", async () => {
    const conti = await world.as(CONTI_ADMIN);
    const { questions } = await overview(conti);
    const onEmployees = questions.filter(
      ({ id, level }) => level === "start_small" && /^v3-soc-(salute|retribuzione|composizione)/.test(id),
    );
    expect(new Set(onEmployees.map(({ status }) => status))).toEqual(new Set(["na-blocked"]));
    const { basis } = await home(conti, "public");
    expect(basis?.coverage.levels[0]).toMatchObject({ id: "start_small", percent: 100 });
  });

  test("has answers that agree with each other", async () => {
    const { rules } = await (await world.as(CONTI_ADMIN))("survey.consistency", { query: {} });
    expect(rules.filter(({ state }) => state === "broken").map(({ id }) => id)).toEqual([]);
  });
});

describe("Azienda Demo", () => {
  test("shows certificates: one that holds, one that has expired, one that never does", async () => {
    const certificates = await admin("registry.attestations", {});
    expect(certificates.map(({ expiresOn, isExpired }) => [expiresOn !== null, isExpired])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    const { downloadUrl } = await admin("survey.download", {
      params: { type: "attachment" },
      query: { filename: certificates[0]?.file.id ?? "" },
    });
    expect(downloadUrl).toContain("/files/");
  });

  test("names the standard of each certificate, and its answer names those that held at the end of the year", async () => {
    const { year, isCurrent, registers, answers } = await new SurveyReader(world.db, DEMO_ID).draft();
    expect(isCurrent).toBe(true);
    const certificates = DEMO_COMPANIES.flatMap(({ certificates: some = [] }) => some);
    expect(registers.certificates).toHaveLength(certificates.length);
    const says = readingOf(registers, year);
    const { autofill = [] } =
      questionnaire(apiVersionOf(year)).questions.find(({ guid }) => guid === HELD) ?? {};
    const read = autofill.flatMap((one) =>
      "register" in one && says(one.register) === "on" ? [one.field] : [],
    );
    expect(read).toEqual(Object.keys(answers[HELD]?.elements ?? {}));
  });

  test("has answered about two thirds and may issue again", async () => {
    const { progress } = await overview(admin);
    expect(progress.percent).toBeGreaterThanOrEqual(60);
    expect(progress.percent).toBeLessThanOrEqual(72);
    expect((await home(admin)).survey.draft).toMatchObject({ status: 0, refusals: [], nextIssueAt: null });
  });

  test("issued its card days ago and went on since", async () => {
    const { card, survey } = await home(admin, "public");
    expect(card).toMatchObject({ status: "valid", issuedAt: "2026-11-09T11:00:00.000Z" });
    const draft = (await home(admin)).survey.versioned.scoring.levels.start_small;
    expect(survey.versioned.scoring.levels.start_small.actual).toBeLessThan(draft.actual);
    expect(survey.versioned.weights?.isDefault).toBe(false);
  });

  test("has every class begun, the first nearly done", async () => {
    const { questions } = await overview(admin);
    const doneOf = (level: string) => {
      const asked = questions.filter((question) => question.level === level);
      return asked.filter(({ isDone }) => isDone).length / asked.length;
    };
    expect(doneOf("start_small")).toBeGreaterThan(0.85);
    expect(doneOf("graduate")).toBeGreaterThan(0.6);
    expect(doneOf("master")).toBeGreaterThan(0.2);
  });

  test("shows what a survey looks like half way: begun, proposed, blocked and not applicable answers", async () => {
    const { questions } = await overview(admin);
    const statuses = questions.map(({ status }) => status);
    for (const status of ["incomplete", "autofilled", "blocked", "na-blocked", "not-answered"]) {
      expect(statuses).toContain(status);
    }
    expect(questions.some(({ notApplicableChosen }) => notApplicableChosen)).toBe(true);
  });

  test("issued a card in each of the three years, the older ones expired", async () => {
    const versions = await world.db
      .selectFrom("card_version")
      .select(["year", "expires_at"])
      .where("company_id", "=", DEMO_ID)
      .orderBy("issued_at")
      .execute();
    expect(versions.map(({ year }) => year)).toEqual([2023, 2024, 2025]);
    const now = world.clock.now().toISOString();
    expect(versions.map(({ expires_at }) => expires_at < now)).toEqual([true, true, false]);
  });

  test.each([2023, 2024])("answered nearly all of %i", async (year) => {
    const { questionnaire: asked, states } = await new SurveyReader(world.db, DEMO_ID).draft(year);
    const left = asked.questions.filter(({ guid }) => !states.get(guid)?.done);
    expect(left.length).toBeLessThanOrEqual(2);
  });

  test("tells of the years before what it answered then", async () => {
    const [then2023, then2024, now] = await Promise.all(
      [2023, 2024, 2025].map(async (year) => (await new SurveyReader(world.db, DEMO_ID).draft(year)).answers),
    );
    const told = (guid: string) => now?.[guid]?.elements ?? {};
    const energy = told("v3-env-energia-andamento");
    const accidents = told("v3-soc-salute-e-sicurezza-andamento");
    const used = then2023?.["v1-planet-energia-e-clima-consumi"]?.elements ?? {};
    expect(energy["due-anni-prima.energia"]).toBe(sum(Object.values(used)));
    const emitted = ["scope-1", "scope-2"].map(
      (scope) => then2024?.[`v2-env-emissioni-${scope}`]?.elements.emissioni ?? "",
    );
    expect(energy["anno-prima.emissioni"]).toBe(sum(emitted));
    expect(accidents).toEqual({
      "un-anno-prima.infortuni": then2024?.["v2-soc-salute-e-sicurezza-infortuni"]?.elements.numero,
      "un-anno-prima.ore": then2024?.["v2-soc-salute-e-sicurezza-ore"]?.elements.ore,
      "due-anni-prima.infortuni": then2023?.["v1-people-salute-e-benessere-infortuni"]?.elements.numero,
      "due-anni-prima.ore": then2023?.["v1-people-salute-e-benessere-ore-lavorate"]?.elements.ore,
    });
  });

  test("was answered by two people", async () => {
    const changes = world.db.selectFrom("answer_change").where("company_id", "=", DEMO_ID);
    expect(await changes.select("changed_by").distinct().execute()).toHaveLength(2);
  });
});

describe("the other companies", () => {
  test("Azienda Nuova has only what signing up gave", async () => {
    const nuova = await world.as("admin@azienda-nuova.example");
    expect((await nuova("quickstart.data", {})).steps.some(({ done }) => done)).toBe(false);
    expect((await home(nuova)).survey.draft).toMatchObject({ status: 4, revision: 0 });
  });

  test("Azienda Abilitata could issue, were it not enabled", async () => {
    const enabled = await world.as("admin@azienda-abilitata.example");
    expect((await home(enabled)).survey.draft).toMatchObject({ status: 0, refusals: ["enabled_company"] });
    expect((await enabled("user.info", {})).isValidated).toBe(true);
  });

  test("Azienda Abilitata declared its card before it was enabled, went on, and saved a position by hand", async () => {
    const enabled = await world.as("admin@azienda-abilitata.example");
    const { card, survey } = await home(enabled, "public");
    expect(card).toMatchObject({ status: "valid", issuedAt: "2026-10-26T11:00:00.000Z" });
    expect(card.certification).toMatchObject({ level: 1, body: null });
    const draft = (await home(enabled)).survey.versioned.scoring.levels.start_small;
    expect(survey.versioned.scoring.levels.start_small.actual).toBeLessThan(draft.actual);
    const positions = await world.db.selectFrom("saved_position").select(["type", "name"]).execute();
    expect(positions).toEqual([{ type: "manual", name: "Prima dei dati sul personale" }]);
  });

  test("Abilitata Servizi has a verified card and two answers whose questions changed since", async () => {
    const services = await world.as("admin@abilitata-servizi.example");
    const { card } = await home(services, "public");
    expect(card.certification).toMatchObject({ level: 2, body: "Ente Demo di Verifica" });
    expect((await home(services)).survey.draft.status).toBe(5);
    const { questionnaire: asked, answers, states } = await new SurveyReader(world.db, SERVICES_ID).draft();
    expect(obsoleteAnswers(asked.questions, answers, states)).toEqual([
      { question: "v3-soc-retribuzione-e-contratti-divario", why: "revised" },
      { question: WITHDRAWN, why: "withdrawn" },
    ]);
    const then = await new SurveyReader(world.db, SERVICES_ID).requested({ version: "public" });
    expect(then.questionnaire.questions.map(({ guid }) => guid)).toContain(WITHDRAWN);
    expect(then.answers[WITHDRAWN]?.elements).toEqual({ furgoni: "41", elettrici: "6" });
  });

  test("Abilitata Servizi lets Azienda Abilitata copy, not the other way round", async () => {
    expect(await grantingCompany(world.db, ENABLED_ID, SERVICES_ID)).not.toBeNull();
    expect(await grantingCompany(world.db, SERVICES_ID, ENABLED_ID)).toBeNull();
  });

  test("their identifiers have the right check digit", () => {
    const wrong = DEMO_COMPANIES.filter(({ partitaIva }) => !looksGenuine("partitaIva", partitaIva, "IT"));
    expect(wrong).toEqual([]);
  });
});

describe("the demo answers", () => {
  test("raise no warning", async () => {
    for (const { people } of DEMO_COMPANIES) {
      const { email } = people[0];
      const { questions } = await overview(await world.as(email));
      expect(questions.filter(({ status }) => status === "incompatible")).toEqual([]);
    }
  });

  test("belong to questions there are, and are acceptable as they stand", async () => {
    const rows = await world.db.selectFrom("answer").select(["question_id", "year", "elements"]).execute();
    expect(rows.length).toBeGreaterThan(150);
    for (const { question_id, year, elements } of rows) {
      const questions = [...questionnaire(apiVersionOf(year)).questions, ...questionsThen.questions];
      const question = questions.find(({ guid }) => guid === question_id);
      expect(question && rulesOf(question).check(question, JSON.parse(elements) as Elements)).toEqual([]);
    }
  });

  test("are saved in the order of their days", () => {
    for (const { sessions } of DEMO_COMPANIES.flatMap(({ years = [] }) => years)) {
      const days = sessions.map(({ daysAgo }) => daysAgo);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
    }
  });

  test("are the same whenever they are loaded, but for the dates", async () => {
    const again = await makeWorld({ now: "2027-01-05T23:30:00.000Z" });
    await loadDemo(again.parts);
    const content = (one: World) =>
      one.db
        .selectFrom("answer")
        .select(["company_id", "year", "question_id", "revision", "elements", "updated_by"])
        .orderBy("company_id")
        .orderBy("year")
        .orderBy("question_id")
        .execute();
    expect(await content(again)).toEqual(await content(world));
    const card = await home(await again.as("admin@azienda-demo.example"), "public");
    expect(card.card).toMatchObject({ status: "valid", issuedAt: "2026-12-24T11:00:00.000Z" });
    await again.close();
  });
});
