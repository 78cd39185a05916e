import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { openStore } from "~/platform/store/engines/sqlite";
import { signedInApi } from "../api-client";
import { save } from "../platform/answering";
import { attach, handIn } from "../platform/files/filing";
import { fileNamed, pdf } from "../platform/files/samples";
import { startServer, type TestServer } from "../server";
import { CLASS, SAFETY, WASTE } from "../questions";
import { makeOperator, type Operator } from "./operator";

const COMPANY = "admin@azienda-abilitata.example";
const PARTITA_IVA = "09999030175";
const VERIFIER = "verifica@ente-demo.example";
const DOCUMENT = pdf("Documento di prova");

let server: TestServer;
let folder: string;
let operator: Operator;
beforeAll(async () => {
  server = await startServer({ demo: true });
  folder = mkdtempSync(path.join(tmpdir(), "carta-esg-"));
  operator = makeOperator({ DATA_DIR: server.dataDir, PUBLIC_URL: server.url });
  await endOpenCases(server.dataDir);
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The verifier of the demo has cases of other companies, which would be listed beside those of these tests. */
async function endOpenCases(dataDir: string): Promise<void> {
  const db = await openStore(dataDir);
  const ended = { ending: "withdrawn" as const, ended_at: new Date().toISOString() };
  await db.updateTable("verification").set(ended).where("ending", "is", null).execute();
  await db.destroy();
}

const asVerifier = (...given: string[]) => operator(...given, "--email", VERIFIER);

describe("another identity of an enabled company", () => {
  test("is listed, declined with a reason, and accepted", async () => {
    const { call } = await signedInApi(server.url, COMPANY);
    const ask = async (businessName: string) => {
      const { revision } = await call("registry.company", {});
      await call("registry.updateCompany", { body: { revision, visibilities: [], businessName } });
    };
    expect((await operator("identity-requests")).out).toBe("Nessuna richiesta è in attesa.\n");
    await ask("Banca d Italia");
    expect((await operator("identity-requests")).out).toContain(
      "Ragione sociale: Azienda Abilitata S.p.A. -> Banca d Italia",
    );
    const wordless = await operator("identity-decline", COMPANY);
    expect([wordless.code, wordless.err]).toEqual([2, expect.stringContaining("Scrivi il motivo")]);
    const declined = await operator("identity-decline", COMPANY, "--text", "Manca la visura.");
    expect([declined.code, declined.out]).toEqual([0, expect.stringContaining("non è accettata")]);
    const again = await operator("identity-accept", COMPANY);
    expect([again.code, again.err]).toEqual([1, "Questa azienda non ha una richiesta in attesa.\n"]);
    await ask("Azienda Abilitata S.r.l.");
    expect((await operator("identity-accept", COMPANY)).code).toBe(0);
    expect((await call("registry.company", {})).businessName).toBe("Azienda Abilitata S.r.l.");
    await ask("Azienda Abilitata S.p.A.");
    await operator("identity-accept", COMPANY);
  }, 120_000);
});

describe("the second factor of a person", () => {
  test("is reset by address, and refused with words where there is none", async () => {
    expect(await operator("second-factor-reset", "nessuno@prova.example")).toEqual({
      ...{ code: 1, out: "", err: "Con questo indirizzo non c'è un utente. Controlla l'indirizzo.\n" },
    });
    expect(await operator("second-factor-reset", COMPANY)).toEqual({
      ...{ code: 1, out: "", err: "La verifica in due passaggi non è attiva.\n" },
    });
    const db = await openStore(server.dataDir);
    const { id: account_id } = await db
      .selectFrom("account")
      .select("id")
      .where("email", "=", COMPANY)
      .executeTakeFirstOrThrow();
    const at = new Date().toISOString();
    const factor = { secret: "x", begun_by: "x", begun_at: at, enabled_at: at, last_step: 0, salt: "x" };
    await db
      .insertInto("second_factor")
      .values({ account_id, ...factor })
      .execute();
    await db.destroy();
    const done = await operator("second-factor-reset", COMPANY);
    expect([done.code, done.out]).toEqual([
      0,
      expect.stringContaining(`${COMPANY} ora accede con la sola password`),
    ]);
    expect((await operator("events", COMPANY)).out).toContain("verifica in due passaggi azzerata");
  }, 60_000);
});

describe("a dispute", () => {
  test("is listed with its words and closed", async () => {
    const { call } = await signedInApi(server.url, COMPANY);
    await call("user.disputeCompany", {
      body: { country: "IT", identifier: PARTITA_IVA, email: "altra@prova.example", message: "È mia." },
    });
    const { out } = await operator("disputes");
    expect(out).toContain(`IT ${PARTITA_IVA}`);
    expect(out).toContain("È mia.");
    expect((await operator("dispute-close", out.slice(0, 8))).out).toContain("è chiusa");
    expect((await operator("disputes")).out).toBe("Nessuna contestazione è aperta.\n");
  }, 60_000);
});

describe("the way of a card of level 2", () => {
  let company: Call;
  let id: string;
  let short: string;
  beforeAll(async () => {
    company = (await signedInApi(server.url, COMPANY)).call;
  });

  test("begins when the provider enables the company, named in whatever way", async () => {
    const disabled = await operator("disable", PARTITA_IVA);
    expect(disabled).toEqual({ code: 0, out: "Azienda Abilitata S.p.A. non è più abilitata.\n", err: "" });
    expect((await operator("companies", "9999030")).out).toMatch(/09999030175, non abilitata, anno 2025/);
    expect((await operator("enable", COMPANY)).out).toBe("Azienda Abilitata S.p.A. ora è abilitata.\n");
    const again = await operator("enable", "00000000-0000-4000-8000-000000000003");
    expect([again.code, again.out]).toEqual([0, "Azienda Abilitata S.p.A. era già abilitata.\n"]);
    expect((await company("survey.verification", {})).enabled).toBe(true);
  }, 60_000);

  test("comes to a verifier who is given it, and to nobody else", async () => {
    id = await openWithDocuments(company);
    short = id.slice(0, 8);
    const listed = await operator("verifications");
    expect(listed.out).toMatch(
      new RegExp(`^${short}  Azienda Abilitata S.p.A., 2025, livello 2: terza parte`),
    );
    expect(listed.out).toContain("non affidata; giudicati 0 di");
    expect(listed.out).toMatch(/\nVerifiche in corso: 1\.\n$/);
    const beyond = await operator("verifications", "--page", "2");
    expect([beyond.code, beyond.err]).toEqual([1, "La pagina 2 non c'è: ce n'è una sola.\n"]);
    expect((await asVerifier("list")).out).toBe("Nessuna verifica è affidata a te.\n");
    const unknown = await asVerifier("open", short);
    expect([unknown.code, unknown.err]).toEqual([
      1,
      `Nessun id comincia con «${short}» tra le verifiche affidate a te.\n`,
    ]);
    const wrong = await operator("assign", short, COMPANY);
    expect([wrong.code, wrong.out]).toEqual([1, ""]);
    expect(wrong.err).not.toMatch(/ApiError|undefined|errors:/);
    const assigned = await operator("assign", short, VERIFIER);
    expect(assigned).toMatchObject({
      code: 0,
      out: `La verifica ${short} di Azienda Abilitata S.p.A. è affidata a ${VERIFIER} (Ente Demo di Verifica).\n`,
    });
    expect((await asVerifier("list")).out).toMatch(
      new RegExp(`^${short}  Azienda Abilitata S.p.A., 2025, livello 2: terza parte\n +giudicati 0 di \\d+`),
    );
  }, 120_000);

  test("is read question by question, and its files are saved", async () => {
    const read = await asVerifier("open", short, "--files", folder);
    expect(read.code).toBe(0);
    expect(read.out).toContain(`Verifica ${id}`);
    expect(read.out).toMatch(/\n {3}v3-env-energia-consumi {3}\(Ambiente · .+ · Fondamentali\)\n/);
    expect(read.out).toContain("Non si applica: Le pesa il Comune");
    expect(read.out).toMatch(/ {3}File [0-9a-f]{8} {2}prova\.pdf {2}\d+ KB\n {3}→ da giudicare/);
    const saved = readdirSync(folder);
    expect(read.out.match(/ {3}File [0-9a-f]{8} /g)).toHaveLength(saved.length);
    expect(read.out).toContain(`File salvati in ${folder}: ${saved.length}`);
    const ours = saved.filter((name) => name.endsWith("__prova.pdf"));
    expect(ours).toHaveLength(2);
    for (const name of saved) expect(name).toMatch(/^v3-[\w-]+__[0-9a-f]{8}__[\w-]+\.pdf$/);
    for (const name of ours) {
      expect(readFileSync(path.join(folder, name)).equals(DOCUMENT)).toBe(true);
    }
  }, 60_000);

  test("goes no further while something is not judged, or not accepted", async () => {
    const early = await asVerifier("decide", short, "accept");
    expect([early.code, early.err]).toEqual([
      1,
      "Non tutte le risposte e i file sono stati giudicati. Giudica quelli che mancano, poi riprova.\n",
    ]);
    const causeless = await asVerifier("decide", short, "refuse");
    expect([causeless.code, causeless.err]).toEqual([
      1,
      expect.stringMatching(/^Per respingere serve almeno un'osservazione o una voce non accettata/),
    ]);
    const [question = "", file = ""] = (readdirSync(folder)[0] ?? "").split("__");
    const words = ["--text", "Manca l'ultima pagina."];
    const commented = await asVerifier("comment", short, question, file, ...words);
    expect([commented.code, commented.out]).toEqual([
      0,
      `Osservazione scritta: ${question}, file ${file}.\n`,
    ]);
    const { comments } = await company("survey.verification", {});
    expect(comments).toMatchObject([
      {
        questionId: question,
        fileName: "prova.pdf",
        verdict: "commented",
        comment: "Manca l'ultima pagina.",
      },
    ]);
    expect((await asVerifier("accept-rest", short)).out).toMatch(/^Accettati \d+ tra risposte e file/);
    const standing = await asVerifier("decide", short, "accept");
    expect([standing.code, standing.err]).toEqual([
      1,
      "Ci sono osservazioni a cui non è stata data risposta. Rispondi a ognuna, poi riprova.\n",
    ]);
    expect((await asVerifier("open", short)).out).toContain("→ osservazione: Manca l'ultima pagina.");
    const foreign = await asVerifier("accept", short, "v3-soc-formazione-ore");
    expect([foreign.code, foreign.err]).toEqual([1, expect.stringContaining("non fanno parte")]);
    expect((await asVerifier("accept", short, question, "prova.pdf")).code).toBe(0);
  }, 120_000);

  test("ends with the card, and leaves no session behind", async () => {
    const decided = await asVerifier("decide", short, "accept");
    expect([decided.code, decided.out]).toEqual([0, expect.stringMatching(/^Carta emessa: ESG[\w-]+\.\n$/)]);
    const { versions } = await company("survey.history", { query: {} });
    expect(decided.out).toContain(versions.public?.id);
    expect(versions.public?.certification).toMatchObject({ level: 2, body: "Ente Demo di Verifica" });
    expect((await operator("verifications")).out).toBe("Nessuna verifica è in corso.\n");
    expect(await sessionsOf(VERIFIER)).toBe(0);
  }, 60_000);
});

describe("companies of a group", () => {
  test("may copy from each other when they are told to be of one and it is granted", async () => {
    const [first, second] = ["09999010177", "09999020176"] as const;
    const apart = await operator("grant", first, second);
    expect([apart.code, apart.err]).toEqual([
      1,
      "Azienda Demo S.r.l. e Azienda Nuova S.r.l. non sono dello stesso gruppo: prima scrivi il gruppo di entrambe.\n",
    ]);
    expect((await operator("chain", first, "Gruppo Prova")).out).toBe(
      "Azienda Demo S.r.l. fa parte del gruppo Gruppo Prova.\n",
    );
    await operator("chain", second, "Gruppo Prova");
    expect((await operator("grant", first, second)).out).toMatch(/^Azienda Nuova S\.r\.l\. ora può copiare/);
    expect((await operator("grant", first, second)).out).toMatch(
      /^Azienda Nuova S\.r\.l\. poteva già copiare/,
    );
    expect((await operator("revoke", first, second)).out).toMatch(
      /^Azienda Nuova S\.r\.l\. non può più copiare/,
    );
    expect((await operator("chain", first, "-")).out).toBe(
      "Azienda Demo S.r.l. non fa più parte di un gruppo.\n",
    );
  }, 60_000);
});

test("the code of the initiative is written, read by the company, and taken away", async () => {
  const { out } = await operator("initiative-code", "admin@azienda-demo.example", "ENI-12/b");
  expect(out).toBe("Il codice di Azienda Demo S.r.l. è ENI-12/b.\n");
  const { call } = await signedInApi(server.url, "admin@azienda-demo.example");
  expect((await call("registry.company", {})).eniId).toBe("ENI-12/b");
  const wrong = await operator("initiative-code", "admin@azienda-demo.example", "due parole");
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining("da 1 a 40 lettere")]);
  await operator("initiative-code", "admin@azienda-demo.example", "-");
  expect((await call("registry.company", {})).eniId).toBeNull();
}, 60_000);

describe("what is refused", () => {
  test("a company, an archive or a server that is not there is said in a sentence", async () => {
    const company = await operator("enable", "12345678901");
    expect([company.code, company.err]).toEqual([
      1,
      "Nessuna azienda corrisponde a «12345678901»: usa il suo id, la partita IVA o l'email di una persona.\n",
    ]);
    const archive = await makeOperator({ DATA_DIR: folder })("companies");
    expect([archive.code, archive.err]).toEqual([
      1,
      `In ${folder} non c'è un archivio. Indica la cartella con DATA_DIR.\n`,
    ]);
    const nobody = await operator("list", "--email", VERIFIER, "--url", "http://127.0.0.1:1");
    expect([nobody.code, nobody.err]).toEqual([
      1,
      expect.stringContaining("http://127.0.0.1:1 non risponde"),
    ]);
  }, 60_000);

  test("a wrong password and somebody who is no verifier are told so", async () => {
    const wrong = await makeOperator({ PUBLIC_URL: server.url, CARTA_PASSWORD: "Sbagliata1" })(
      ...["list", "--email", VERIFIER],
    );
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining("Email o password non corrette.")]);
    const other = await operator("list", "--email", COMPANY);
    expect([other.code, other.err]).toEqual([1, expect.stringContaining("Non hai il permesso")]);
  }, 60_000);
});

const sessionsOf = async (email: string) => {
  const db = await openStore(server.dataDir);
  const rows = await db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .where("account.email", "=", email)
    .selectAll("session")
    .execute();
  await db.destroy();
  return rows.length;
};

/** Opens a verification of a draft with two documents, and waits until they were checked. */
async function openWithDocuments(company: Call): Promise<string> {
  for (const guid of [CLASS, SAFETY]) {
    await attach(company, guid, await handIn(company, guid, fileNamed("prova.pdf", DOCUMENT)));
  }
  const reason = { notApplicableChosen: true, notApplicableReason: "Le pesa il Comune" };
  await save(company, WASTE, {}, reason);
  const { revision } = await company("survey.verification", {});
  const { id } = await company("survey.openVerification", { body: { revision, level: 2 } });
  expect((await checked(company)).open).toMatchObject({ id, phase: "third_party" });
  return id;
}

async function checked(company: Call) {
  const until = Date.now() + 20_000;
  for (;;) {
    const state = await company("survey.verification", {});
    if (state.open?.phase !== "documents") return state;
    if (Date.now() > until) throw new Error("The automatic check does not end");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
