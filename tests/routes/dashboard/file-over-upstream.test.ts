import { afterAll, beforeAll, expect, test } from "vitest";
import { storageOf } from "~/platform/files/storage";
import { attestationUrls } from "~/web/attestation-urls";
import { pdf } from "../../platform/files/samples";
import { makeWorld, type World } from "../../platform/world";
import { type PagesOver, pagesOver } from "../../upstream";

const ADMIN = "a@prova.example";

let world: World;
let over: PagesOver;
beforeAll(async () => {
  world = await makeWorld();
  await world.addPerson({ email: ADMIN, companyId: await world.addCompany(), isAdmin: true });
  over = await pagesOver(world);
});
afterAll(() => world.close());

test("a file that was spooled to the disk arrives whole at another server's API", async () => {
  const browser = await over.enter(ADMIN);
  const form = (await browser.get(attestationUrls.add())).form();
  const file = { fileName: "certificato più lungo.pdf", content: pdf("x", 3_000_000) };
  const typed = { name: "ISO 50001", issuer: "Ente di prova", issuedOn: "1/3/2025" };
  const page = await form.fill({ ...typed, file }).submit();
  expect([page.path, page.text.includes("Certificato aggiunto: ISO 50001.")]).toEqual([
    attestationUrls.all(),
    true,
  ]);
  const stored = await world.db.selectFrom("attachment").select(["id", "name"]).executeTakeFirstOrThrow();
  expect(stored.name).toBe(file.fileName);
  expect(await storageOf(world.parts.settings).read(stored.id)).toEqual(file.content);
});
