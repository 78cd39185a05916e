import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { FILE_LIMIT } from "~/domain/files/limits";
import { sweepFiles } from "~/platform/files/sweep";
import { makeCompany } from "../company";
import type { World } from "../world";
import { CLASS, OMISSIONS, SAFETY } from "../../questions";
import { attach, handIn, namesOf, rowIds, stored } from "./filing";
import { fileNamed, formWith, pdf, SAMPLES } from "./samples";

let world: World;
let admin: Call;

beforeEach(async () => void ({ world, admin } = await makeCompany({ colleagues: ["carla"] })));

afterEach(() => world.close());

const MB = 1024 * 1024;
const upload = (call: Call, guid: string, body: FormData, more: object = {}) =>
  call("survey.upload", { query: { question_id: guid, ...more }, body });

/** The refusal of a call, as its caller sees it. */
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { status: number; errors: { code: string; params?: Record<string, string> }[] }) => ({
      status: error.status,
      code: error.errors[0]?.code,
      name: error.errors[0]?.params?.name,
    }),
  );

describe("handing files in", () => {
  test("without a question belongs to the first answer that names it", async () => {
    const body = formWith(fileNamed("prova.txt", Buffer.from("Una prova.")));
    const { names } = await admin("survey.upload", { query: {}, body });
    const [id = ""] = Object.values(names);
    await attach(admin, CLASS, [id]);
    expect(await namesOf(admin, CLASS)).toEqual(["prova.txt"]);
  });

  test("gives an id for each name, in order, and keeps the bytes as they are", async () => {
    const files = Object.entries(SAMPLES).map(([name, bytes]) => fileNamed(name, bytes));
    const { names } = await upload(admin, CLASS, formWith(...files));
    expect(Object.keys(names)).toEqual(Object.keys(SAMPLES));
    expect(stored(world)).toEqual(Object.values(names).sort());
    const row = await world.db
      .selectFrom("attachment")
      .selectAll()
      .where("name", "=", "impianto.png")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      year: 2025,
      question_id: CLASS,
      media_type: "image/png",
      size: SAMPLES["impianto.png"].length,
      sha256: createHash("sha256").update(SAMPLES["impianto.png"]).digest("hex"),
      uploaded_at: "2026-03-10T09:00:00.000Z",
    });
  });

  test("keeps the name its owner gave it, without path, and never stores under it (fault 18)", async () => {
    const sent = ["../../etc/passwd.txt", 'C:\\dati\\Perché così; 100% = "sì" 😀.txt', "a\r\nb.txt"];
    const { names } = await upload(
      admin,
      CLASS,
      formWith(...sent.map((name, index) => fileNamed(name, `testo ${index}`))),
    );
    expect(Object.keys(names)).toEqual(["passwd.txt", 'Perché così; 100% = "sì" 😀.txt', "a b.txt"]);
    for (const name of stored(world)) expect(name).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("tells two files of one name apart", async () => {
    const { names } = await upload(
      admin,
      CLASS,
      formWith(fileNamed("a.txt", "uno"), fileNamed("dati/a.txt", "due"), fileNamed("a.txt", "tre")),
    );
    expect(Object.keys(names)).toEqual(["a.txt", "a (2).txt", "a (3).txt"]);
  });

  test("twice by a double click is one file (fault 6)", async () => {
    const send = () => handIn(admin, CLASS, fileNamed("a.pdf", pdf("uno")));
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    await attach(admin, CLASS, first, { classe: "b" });
    const { saved } = await attach(admin, CLASS, second, { classe: "b" });
    expect(saved[0]?.revision).toBe(1);
    expect(stored(world)).toEqual(first);
    expect(await rowIds(world)).toEqual(first);
  });
});

describe("a file that is refused leaves nothing behind (fault 19)", () => {
  const nothing = async () => expect([...stored(world), ...(await rowIds(world))]).toEqual([]);

  test.each([
    ["of a kind nobody asked for", "virus.exe", "MZ", 415, "unsupported_media_type"],
    ["a drawing called a picture", "logo.png", "<svg><script>1</script></svg>", 415, "file_content_differs"],
    ["an empty one", "vuoto.pdf", "", 422, "file_empty"],
    ["one cut off", "a.pdf", "%PDF-1.4 e poi niente", 422, "file_broken"],
    ["one a byte too large", "a.pdf", pdf("x", FILE_LIMIT + 1), 413, "file_too_large"],
  ] as const)("%s", async (_, name, content, status, code) => {
    const file = fileNamed(name, Buffer.from(content as string));
    expect(await refusal(upload(admin, CLASS, formWith(file)))).toEqual({ status, code, name });
    await nothing();
  });

  test("with all that came with it", async () => {
    const files = [fileNamed("a.pdf", pdf("buono")), fileNamed("b.pdf", "niente")];
    expect(await refusal(upload(admin, CLASS, formWith(...files)))).toMatchObject({ name: "b.pdf" });
    await nothing();
  });

  test("when none is sent at all", async () => {
    expect(await refusal(upload(admin, CLASS, new FormData()))).toMatchObject({ code: "choose_file" });
  });

  test("of exactly the limit is taken", async () => {
    expect(await handIn(admin, CLASS, fileNamed("a.pdf", pdf("x", FILE_LIMIT)))).toHaveLength(1);
  });
});

describe("the limit of a company's year (fault 17)", () => {
  const big = (name: string) => fileNamed(name, pdf(name, 10 * MB));
  const fill = async () => {
    const ids: string[] = [];
    for (let i = 0; i < 10; i += 1) ids.push(...(await handIn(admin, CLASS, big(`${i}.pdf`))));
    return ids;
  };

  test("is for all files together; one that replaces another needs no further room", async () => {
    const ids = await fill();
    await attach(admin, CLASS, ids, { classe: "b" });
    const more = () => upload(admin, SAFETY, formWith(fileNamed("ancora.txt", "x")));
    expect(await refusal(more())).toEqual({
      status: 413,
      code: "files_too_large_together",
      name: "ancora.txt",
    });
    expect(stored(world)).toHaveLength(10);

    const replaces = ids[0] as string;
    const { names } = await upload(admin, CLASS, formWith(big("nuova.pdf")), { replaces });
    await attach(admin, CLASS, [...Object.values(names), ...ids.slice(1)]);
    expect(stored(world)).toHaveLength(10);

    await attach(admin, CLASS, ids.slice(1));
    expect(Object.keys((await more()).names)).toEqual(["ancora.txt"]);
  }, 20_000);

  test("counts what a saved position keeps, until it is removed and swept", async () => {
    await attach(admin, CLASS, await fill(), { classe: "b" });
    const { id } = await admin("survey.savePosition", { body: { name: "Con tutti i documenti" } });
    await attach(admin, CLASS, []);
    const more = () => handIn(admin, SAFETY, fileNamed("a.txt", "x"));
    expect(await refusal(more())).toMatchObject({ status: 413 });
    const [position] = (await admin("survey.archive", {})).rows;
    const revision = position?.revision ?? 0;
    await admin("survey.removePosition", { params: { id }, query: { revision } });
    world.clock.advance({ days: 2 });
    await sweepFiles(world.parts);
    admin = await world.as("a@prova.example");
    expect(await more()).toHaveLength(1);
  }, 20_000);

  test("counts what waits for its answer, until it is swept", async () => {
    await fill();
    expect(await refusal(handIn(admin, SAFETY, fileNamed("a.txt", "x")))).toMatchObject({ status: 413 });
  }, 20_000);
});

describe("who may hand in what", () => {
  const file = () => formWith(fileNamed("a.txt", "testo"));

  test("is somebody with the right to write", async () => {
    const reader = await world.as("c@prova.example");
    expect(await refusal(upload(reader, CLASS, file()))).toMatchObject({ status: 403 });
  });

  test("is for a question that takes evidence, of the current year", async () => {
    expect(await refusal(upload(admin, OMISSIONS, file()))).toMatchObject({ status: 422 });
    expect(await refusal(upload(admin, "v3-env-energia-nulla", file()))).toMatchObject({ status: 404 });
    expect(await refusal(upload(admin, CLASS, file(), { year: "2024" }))).toMatchObject({ status: 403 });
  });

  test("comes as multipart", async () => {
    const request = (type: string) =>
      new Request(`https://carta.example/api/survey/v1/upload?question_id=${CLASS}`, {
        method: "POST",
        headers: { "Content-Type": type, Authorization: `Bearer ${token}` },
        body: "x",
      });
    const { token } = await world.call()("identity.signIn", {
      body: { email: "a@prova.example", password: "Sostenibile26" },
    });
    const caller = { clientAddress: "192.0.2.1", requestId: "x" };
    expect((await world.handle(request("application/json"), caller)).status).toBe(415);
    expect((await world.handle(request("multipart/form-data; boundary=a"), caller)).status).toBe(400);
  });

  test("shows who handed it in, when, and its size", async () => {
    const ids = await handIn(admin, CLASS, fileNamed("bolletta.pdf", pdf("x", 2000)));
    await attach(admin, CLASS, ids, { classe: "b" });
    const { questions } = await admin("survey.question", { params: { id: CLASS }, query: {} });
    expect(questions[0]?.answer.attachments).toEqual([
      {
        id: ids[0],
        name: "bolletta.pdf",
        size: 2000,
        mediaType: "application/pdf",
        uploadedAt: "2026-03-10T09:00:00.000Z",
        uploadedBy: "Anna Rossi",
      },
    ]);
    expect(await namesOf(admin, SAFETY)).toEqual([]);
  });
});
