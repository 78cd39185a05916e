import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { sweepFiles } from "~/platform/files/sweep";
import { ADMIN, makeCompany, makeStranger } from "../company";
import { stored } from "../files/filing";
import { fileNamed, formWith, pdf } from "../files/samples";
import type { World } from "../world";

let world: World;
let admin: Call;
beforeEach(async () => {
  ({ world, admin } = await makeCompany({ colleagues: ["carla"] }));
});
afterEach(() => world.close());

const add = (name: string, text = name, call = admin) =>
  call("registry.addCompanyAttachment", { body: formWith(fileNamed(name, pdf(text))) });
const listed = async () => (await admin("registry.company", {})).attachments;

describe("a document about the company", () => {
  test("is listed, downloaded and kept until it is removed", async () => {
    const statute = await add("statuto.pdf");
    const visura = await add("visura.pdf");
    expect(await listed()).toEqual(expect.arrayContaining([statute, visura]));
    world.clock.advance({ days: 40 });
    await sweepFiles(world.parts);
    const asked = { params: { type: "attachment" }, query: { filename: statute.id } };
    admin = await world.as(ADMIN);
    expect((await admin("survey.download", asked)).downloadUrl).toContain("/files/");
    await admin("registry.removeCompanyAttachment", { params: { id: statute.id } });
    expect(await listed()).toEqual([visura]);
    expect(stored(world)).toEqual([visura.id]);
  });

  test("that is sent twice is one", async () => {
    expect(await add("statuto.pdf")).toEqual(await add("statuto.pdf"));
    expect(await listed()).toHaveLength(1);
  });

  test("is inspected like every file, and no more than twenty are kept", async () => {
    const bad = formWith(fileNamed("statuto.pdf", "MZ"));
    await expect(admin("registry.addCompanyAttachment", { body: bad })).rejects.toMatchObject({
      status: 415,
    });
    for (let number = 1; number <= 20; number += 1) await add(`${number}.pdf`);
    await expect(add("21.pdf")).rejects.toMatchObject({
      status: 422,
      errors: [{ path: "files", code: "too_many_company_files", params: { max: "20" } }],
    });
    expect(await listed()).toHaveLength(20);
  });

  test("is neither added nor removed by a reader, nor found by another company", async () => {
    const { id } = await add("statuto.pdf");
    const reader = await world.as("c@prova.example");
    await expect(add("altro.pdf", "altro", reader)).rejects.toMatchObject({ status: 403 });
    const stranger = await makeStranger(world);
    const removal = { params: { id } };
    await expect(stranger("registry.removeCompanyAttachment", removal)).rejects.toMatchObject({
      status: 404,
    });
    expect(await listed()).toHaveLength(1);
  });

  test("is no logo, evidence or certificate: their ids are not found here", async () => {
    const form = formWith(fileNamed("iso.pdf", pdf("iso")));
    const certificate = await admin("registry.attestationFile", { query: {}, body: form });
    await expect(
      admin("registry.removeCompanyAttachment", { params: { id: certificate.id } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
