import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { FILE_LIMIT } from "~/domain/files/limits";
import { MOST_ATTESTATIONS } from "~/domain/attestations/attestation";
import { sweepFiles } from "~/platform/files/sweep";
import { allRefused } from "../all-refused";
import { rowIds, stored } from "../files/filing";
import { fileNamed, formWith, pdf } from "../files/samples";
import { makeCompany, makeStranger } from "../company";
import type { World } from "../world";
import { addOne, handIn, ISO } from "./certificates";

let world: World;
let admin: Call;
let reader: Call;
let stranger: Call;
beforeEach(async () => {
  ({ world, admin } = await makeCompany({ colleagues: ["carla"] }));
  reader = await world.as("c@prova.example");
  stranger = await makeStranger(world);
});
afterEach(() => world.close());

const list = (call = admin) => call("registry.attestations", {});

describe("a certificate", () => {
  test("is added with its file, and shown to everybody of the company who may read", async () => {
    const added = await addOne(admin, { name: "ISO  14001\u2019s " });
    expect(added).toMatchObject({
      name: "ISO 14001's",
      issuer: "Ente di prova",
      issuedOn: "2025-03-10",
      expiresOn: "2028-03-09",
      isExpired: false,
      file: { id: stored(world)[0], name: "ISO 14001\u2019s.pdf" },
      revision: 1,
      updatedBy: "Anna Rossi",
      updatedAt: "2026-03-10T09:00:00.000Z",
    });
    expect(await list(reader)).toEqual([added]);
    const one = await reader("registry.attestation", { params: { id: added.id } });
    expect(one).toEqual(added);
    const { downloadUrl } = await reader("survey.download", {
      params: { type: "attachment" },
      query: { filename: added.file.id },
    });
    expect(downloadUrl).toContain("/files/");
  });

  test("comes before those that were issued earlier", async () => {
    for (const issuedOn of ["01/02/2024", "01/02/2026", "01/02/2025"]) await addOne(admin, { issuedOn });
    expect((await list()).map(({ issuedOn }) => issuedOn)).toEqual([
      "2026-02-01",
      "2025-02-01",
      "2024-02-01",
    ]);
  });

  test("says when it has expired, by the day in Italy", async () => {
    await addOne(admin, { expiresOn: "31/03/2026" });
    world.clock.set("2026-03-31T21:59:59.000Z");
    // The session of three weeks ago has ended meanwhile.
    admin = await world.as("a@prova.example");
    expect((await list())[0]?.isExpired).toBe(false);
    world.clock.set("2026-03-31T22:00:00.000Z");
    expect((await list())[0]?.isExpired).toBe(true);
  });

  test("sent twice is one", async () => {
    const fileId = await handIn(admin);
    const send = () => admin("registry.addAttestation", { body: { ...ISO, fileId } });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  test("that is refused says everything that is wrong, and keeps its file waiting", async () => {
    const wrong = { name: " ", issuer: "", issuedOn: "ieri", expiresOn: "31/02/2027", fileId: "" };
    await expect(admin("registry.addAttestation", { body: wrong })).rejects.toMatchObject({
      status: 422,
      errors: [
        { path: "name", code: "mandatory_field" },
        { path: "issuer", code: "mandatory_field" },
        { path: "issuedOn", code: "invalid_date" },
        { path: "expiresOn", code: "invalid_date" },
        { path: "fileId", code: "choose_file" },
      ],
    });
    const fileId = await handIn(admin);
    await expect(admin("registry.addAttestation", { body: { ...wrong, fileId } })).rejects.toMatchObject({
      status: 422,
    });
    expect((await admin("registry.addAttestation", { body: { ...ISO, fileId } })).file.id).toBe(fileId);
  });

  test("is one of a limited number", async () => {
    const fileId = await handIn(admin);
    for (let number = 1; number <= MOST_ATTESTATIONS; number += 1)
      await admin("registry.addAttestation", { body: { ...ISO, name: `Numero ${number}`, fileId } });
    await expect(addOne(admin)).rejects.toMatchObject({
      status: 422,
      errors: [{ path: "", code: "too_many_attestations" }],
    });
  });
});

describe("a change of a certificate", () => {
  const change = (call: Call, { id, ...typed }: { id: string } & Record<string, unknown>) =>
    call("registry.updateAttestation", {
      params: { id },
      body: { ...ISO, fileId: "", revision: 1, ...typed },
    });

  test("of its words leaves its file", async () => {
    const { id, file } = await addOne(admin);
    const changed = await change(admin, { id, fileId: file.id, expiresOn: "" });
    expect(changed).toMatchObject({ expiresOn: null, revision: 2, file });
    expect(stored(world)).toEqual([file.id]);
  });

  test("of its file removes the one before", async () => {
    const { id, file } = await addOne(admin);
    const fileId = await handIn(admin, "nuovo.pdf", "nuovo", file.id);
    expect((await change(admin, { id, fileId })).file).toMatchObject({ id: fileId, name: "nuovo.pdf" });
    expect([stored(world), await rowIds(world)]).toEqual([[fileId], [fileId]]);
  });

  test("on top of somebody else's is a conflict, and changes nothing; without news it is none", async () => {
    const { id, file } = await addOne(admin);
    await change(admin, { id, fileId: file.id, name: "Prima" });
    await expect(change(admin, { id, fileId: file.id, name: "Seconda" })).rejects.toMatchObject({
      status: 409,
      message: "internal/conflict",
    });
    expect((await list())[0]).toMatchObject({ name: "Prima", revision: 2 });
    expect(await change(admin, { id, fileId: file.id, name: "Prima" })).toMatchObject({ revision: 2 });
  });
});

describe("a certificate that is removed", () => {
  const remove = (call: Call, id: string, revision = 1) =>
    call("registry.removeAttestation", { params: { id }, query: { revision } });

  test("is gone with its file", async () => {
    const { id } = await addOne(admin);
    await remove(admin, id);
    expect([await list(), stored(world), await rowIds(world)]).toEqual([[], [], []]);
    await expect(remove(admin, id)).rejects.toMatchObject({ status: 404 });
  });

  test("leaves a file that another one names", async () => {
    const fileId = await handIn(admin);
    const [first, second] = [
      await admin("registry.addAttestation", { body: { ...ISO, fileId } }),
      await admin("registry.addAttestation", { body: { ...ISO, name: "ISO 9001", fileId } }),
    ];
    await remove(admin, first.id);
    expect(stored(world)).toEqual([fileId]);
    await remove(admin, second.id);
    expect(stored(world)).toEqual([]);
  });

  test("must not have been changed since it was looked at", async () => {
    const { id } = await addOne(admin);
    await expect(remove(admin, id, 0)).rejects.toMatchObject({ status: 409 });
    expect(await list()).toHaveLength(1);
  });
});

describe("the file of a certificate", () => {
  test.each([
    ["of a kind nobody asked for", "virus.exe", "MZ", 415, "unsupported_media_type"],
    ["that is something else", "iso.pdf", "<html></html>", 415, "file_content_differs"],
    ["that is empty", "iso.pdf", "", 422, "file_empty"],
  ])("%s is refused and leaves nothing behind", async (_, name, content, status, code) => {
    const refusal = admin("registry.attestationFile", {
      query: {},
      body: formWith(fileNamed(name, content)),
    });
    await expect(refusal).rejects.toMatchObject({ status, errors: [{ path: "files", code }] });
    expect([stored(world), await rowIds(world)]).toEqual([[], []]);
  });

  test("a byte too large, none at all and two at once are refused", async () => {
    const send = (...files: File[]) =>
      admin("registry.attestationFile", { query: {}, body: formWith(...files) });
    await expect(send(fileNamed("a.pdf", pdf("x", FILE_LIMIT + 1)))).rejects.toMatchObject({ status: 413 });
    await expect(send()).rejects.toMatchObject({ status: 422, errors: [{ code: "choose_file" }] });
    const two = [fileNamed("a.pdf", pdf("a")), fileNamed("b.pdf", pdf("b"))];
    await expect(send(...two)).rejects.toMatchObject({ errors: [{ code: "too_many_files" }] });
    expect(stored(world)).toEqual([]);
  });

  test("that no certificate has taken is swept away after a day, one that was taken never", async () => {
    const { file } = await addOne(admin);
    await handIn(admin, "dimenticato.pdf");
    world.clock.advance({ days: 400 });
    await sweepFiles(world.parts);
    expect(await rowIds(world)).toEqual([file.id]);
  });

  test("counts among the files of the company's year", async () => {
    for (let number = 0; number < 10; number += 1) {
      const file = fileNamed(`${number}.pdf`, pdf(String(number), FILE_LIMIT));
      await admin("registry.attestationFile", { query: {}, body: formWith(file) });
    }
    await expect(handIn(admin)).rejects.toMatchObject({
      status: 413,
      errors: [{ code: "files_too_large_together" }],
    });
  }, 20_000);

  test("handed in for a question, or by another company, is none of a certificate", async () => {
    const { names } = await admin("survey.upload", {
      query: { question_id: "v3-env-energia-classe" },
      body: formWith(fileNamed("a.pdf", pdf("a"))),
    });
    for (const fileId of [...Object.values(names), await handIn(stranger), "x"]) {
      await expect(admin("registry.addAttestation", { body: { ...ISO, fileId } })).rejects.toMatchObject({
        status: 422,
        errors: [{ path: "fileId", code: "attachment_gone" }],
      });
    }
  });
});

describe("another company's certificate", () => {
  test("is not found, whatever one does with it", async () => {
    const { id, file } = await addOne(admin);
    const body = { ...ISO, fileId: file.id, revision: 1 };
    const asked = [
      stranger("registry.attestation", { params: { id } }),
      stranger("registry.updateAttestation", { params: { id }, body }),
      stranger("registry.removeAttestation", { params: { id }, query: { revision: 1 } }),
      stranger("survey.download", { params: { type: "attachment" }, query: { filename: file.id } }),
    ];
    await allRefused(asked, { status: 404 });
    expect(await list(stranger)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });
});

describe("somebody who may only read", () => {
  test("neither adds nor changes nor removes", async () => {
    const { id, file } = await addOne(admin);
    const body = { ...ISO, fileId: file.id };
    const asked = [
      handIn(reader),
      reader("registry.addAttestation", { body }),
      reader("registry.updateAttestation", { params: { id }, body: { ...body, revision: 1 } }),
      reader("registry.removeAttestation", { params: { id }, query: { revision: 1 } }),
    ];
    await allRefused(asked, { status: 403 });
  });
});
