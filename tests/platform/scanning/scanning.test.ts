import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "~/log.server";
import type { Call } from "~/api/call";
import { startScanning } from "~/platform/survey/scanning/scan-files";
import { answerEverything, completeRegistry, shown } from "../answering";
import { addOne, handIn as handInCertificate, ISO } from "../attestations/certificates";
import { attach, handIn, namesOf, stored } from "../files/filing";
import { fileNamed, formWith, pdf } from "../files/samples";
import { makeWorld, type World } from "../world";
import { CLASS } from "../../questions";
import { EICAR, startClamd, type FakeClamd } from "./clamd";

let clamd: FakeClamd;
let world: World;
let admin: Call;

beforeEach(async () => {
  clamd = await startClamd();
  world = await makeWorld({ settings: { clamd: clamd.address } });
  const companyId = await world.addCompany();
  await world.addPerson({ email: "a@prova.example", companyId, isAdmin: true });
  admin = await world.as("a@prova.example");
});

afterEach(async () => {
  vi.restoreAllMocks();
  await clamd.stop();
  await world.close();
});

/** Scans what waits, once; false when the scanner gave no verdict. */
async function scanned(): Promise<boolean> {
  const scanning = startScanning(world.parts);
  const isDone = await scanning.scanWaiting();
  await scanning.stop();
  return isDone;
}

const download = (id: string) =>
  admin("survey.download", { params: { type: "attachment" }, query: { filename: id } });
const quiet = () => [
  vi.spyOn(log, "error").mockImplementation(() => undefined),
  vi.spyOn(log, "warn").mockImplementation(() => undefined),
];
const viewsOn = async (guid: string) => (await shown(admin, guid)).answer.attachments;

async function attachOne(name: string, content = pdf(name)): Promise<string> {
  const [id = ""] = await handIn(admin, CLASS, fileNamed(name, content));
  await attach(admin, CLASS, [id], { classe: "b" });
  return id;
}

const withVirus = () => pdf(EICAR);

describe("a file handed in where a scanner is set", () => {
  test("is in control until the scan ends, counts as given, and is no download before", async () => {
    const id = await attachOne("a.pdf");
    expect(await viewsOn(CLASS)).toMatchObject([{ id, isInControl: true }]);
    expect((await shown(admin, CLASS)).status).toBe("self-declared");
    await expect(download(id)).rejects.toMatchObject({ status: 409, code: "internal/file_in_control" });
    expect(await scanned()).toBe(true);
    expect(clamd.received).toEqual([pdf("a.pdf")]);
    expect((await viewsOn(CLASS))[0]).not.toHaveProperty("isInControl");
    expect((await download(id)).downloadUrl).toContain("/files/");
  });

  test("keeps the card from being issued until then", async () => {
    await completeRegistry(admin);
    await answerEverything(admin);
    await attachOne("a.pdf");
    const { revision } = await admin("survey.overview", { query: {} });
    await expect(admin("survey.publish", { body: { revision } })).rejects.toMatchObject({
      errors: [{ code: "files_in_control" }],
    });
    await scanned();
    expect(await admin("survey.publish", { body: { revision } })).toHaveProperty("versionId");
  }, 30_000);

  test("that no answer names keeps no card back", async () => {
    await completeRegistry(admin);
    await answerEverything(admin);
    await handIn(admin, CLASS, fileNamed("a.pdf", pdf("a")));
    const { revision } = await admin("survey.overview", { query: {} });
    expect(await admin("survey.publish", { body: { revision } })).toHaveProperty("versionId");
  }, 30_000);
});

describe("malware", () => {
  test("is taken from the answer and from the disk, and its uploader is told which file and where", async () => {
    quiet();
    const kept = await attachOne("buono.pdf");
    const [bad = ""] = await handIn(admin, CLASS, fileNamed("cattivo.pdf", withVirus()));
    await attach(admin, CLASS, [kept, bad]);
    expect(await scanned()).toBe(true);
    expect(await namesOf(admin, CLASS)).toEqual(["buono.pdf"]);
    expect((await shown(admin, CLASS)).answer.revision).toBe(3);
    expect(stored(world)).toEqual([kept]);
    const [mail] = await world.outbox();
    expect(mail?.headers.Oggetto).toContain("cattivo.pdf");
    expect(mail?.body).toContain("domanda «");
    await expect(download(bad)).rejects.toMatchObject({ status: 404 });
  });

  test("goes where another server's scanner was quicker and found it clean, and its uploader is told once", async () => {
    quiet();
    const bad = await attachOne("cattivo.pdf", withVirus());
    clamd.meanwhile = () => world.db.updateTable("attachment").set({ control: null }).execute();
    expect(await scanned()).toBe(true);
    expect([await namesOf(admin, CLASS), stored(world)]).toEqual([[], []]);
    await expect(download(bad)).rejects.toMatchObject({ status: 404 });
    expect(await scanned()).toBe(true);
    expect(await world.outbox()).toHaveLength(1);
  });

  test("goes from an issued card's files too, where the card was issued between the two verdicts", async () => {
    quiet();
    await completeRegistry(admin);
    await answerEverything(admin);
    await attachOne("cattivo.pdf", withVirus());
    clamd.meanwhile = async () => {
      await world.db.updateTable("attachment").set({ control: null }).execute();
      const { revision } = await admin("survey.overview", { query: {} });
      await admin("survey.publish", { body: { revision } });
    };
    expect(await scanned()).toBe(true);
    expect([await namesOf(admin, CLASS), stored(world)]).toEqual([[], []]);
  }, 30_000);

  test("goes from the answer that it entered while it was scanned", async () => {
    quiet();
    const body = formWith(fileNamed("cattivo.pdf", withVirus()));
    const { names } = await admin("survey.upload", { query: {}, body });
    const bad = Object.values(names);
    clamd.meanwhile = () => attach(admin, CLASS, bad, { classe: "b" });
    expect(await scanned()).toBe(true);
    expect([await namesOf(admin, CLASS), stored(world)]).toEqual([[], []]);
    expect((await world.outbox())[0]?.body).toMatch(/\(domanda «.+»\)/);
  });

  test("that a saved position keeps goes as well", async () => {
    quiet();
    await attachOne("cattivo.pdf", withVirus());
    await admin("survey.savePosition", { body: { name: "Prima" } });
    await scanned();
    expect([stored(world), await world.db.selectFrom("kept_attachment").selectAll().execute()]).toEqual([
      [],
      [],
    ]);
  });

  test.each([
    ["a question", CLASS, /\(domanda «.+»\)/],
    ["no answer yet", undefined, /\(non era ancora in una risposta\)/],
    ["a question that was withdrawn since", "v3-withdrawn", /\(una domanda che il questionario non ha più\)/],
  ])("that was handed in for %s is told with its place", async (_, handedInFor, words) => {
    quiet();
    const isWithdrawn = handedInFor === "v3-withdrawn";
    const query = handedInFor === undefined ? {} : { question_id: isWithdrawn ? CLASS : handedInFor };
    const body = formWith(fileNamed("cattivo.pdf", withVirus()));
    await admin("survey.upload", { query, body });
    if (isWithdrawn) await world.db.updateTable("attachment").set({ question_id: handedInFor }).execute();
    await scanned();
    expect((await world.outbox())[0]?.body).toMatch(words);
  });

  test("among the documents of the company is told as one of them", async () => {
    quiet();
    const body = formWith(fileNamed("visura.pdf", withVirus()));
    await admin("registry.addCompanyAttachment", { body });
    await scanned();
    expect((await world.outbox())[0]?.body).toContain("(documenti dell'azienda)");
  });

  test("of a certificate takes the certificate along", async () => {
    quiet();
    const body = formWith(fileNamed("iso.pdf", withVirus()));
    const { id: fileId } = await admin("registry.attestationFile", { query: {}, body });
    await admin("registry.addAttestation", { body: { ...ISO, fileId } });
    await addOne(admin, { name: "ISO 45001" });
    await handInCertificate(admin, "altro.pdf");
    await scanned();
    expect((await admin("registry.attestations", {})).map(({ name }) => name)).toEqual(["ISO 45001"]);
    expect((await world.outbox())[0]?.body).toContain("(certificazioni)");
  });
});

describe("a scanner that gives no verdict", () => {
  test.each(["is silent", "hangs up", "complains"] as const)(
    "because it %s leaves the file in control, and is asked again",
    async (behaviour) => {
      const [errors] = quiet();
      clamd.behaviour = behaviour;
      const id = await attachOne("a.pdf");
      const scanning = startScanning(world.parts);
      const round = scanning.scanWaiting();
      if (behaviour === "is silent") await scanning.stop();
      await round;
      await scanning.stop();
      expect(await viewsOn(CLASS)).toMatchObject([{ id, isInControl: true }]);
      if (behaviour !== "is silent") expect(errors).toHaveBeenCalled();
      clamd.behaviour = "scans";
      expect(await scanned()).toBe(true);
      expect((await viewsOn(CLASS))[0]).not.toHaveProperty("isInControl");
    },
  );

  test("on one file judges the others meanwhile, and asks again about that one", async () => {
    quiet();
    clamd.unjudged = "HARD TO READ";
    const hard = await attachOne("hard.pdf", pdf("HARD TO READ"));
    const [easy = ""] = await handIn(admin, CLASS, fileNamed("easy.pdf", pdf("easy")));
    expect(await scanned()).toBe(false);
    const rows = await world.db.selectFrom("attachment").select(["id", "control"]).execute();
    expect(Object.fromEntries(rows.map(({ id, control }) => [id, control]))).toEqual({
      [hard]: "waiting",
      [easy]: null,
    });
    clamd.unjudged = null;
    expect(await scanned()).toBe(true);
  });

  test("because it was taken away lets waiting files go", async () => {
    await attachOne("a.pdf");
    world.parts.settings.clamd = null;
    expect(await scanned()).toBe(true);
    expect((await viewsOn(CLASS))[0]).not.toHaveProperty("isInControl");
  });
});

test("without a scanner a file is never in control", async () => {
  world.parts.settings.clamd = null;
  const id = await attachOne("a.pdf");
  expect((await viewsOn(CLASS))[0]).not.toHaveProperty("isInControl");
  expect((await download(id)).downloadUrl).toContain("/files/");
});
