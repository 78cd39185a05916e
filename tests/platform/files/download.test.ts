import { existsSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { keysOf } from "~/secrets.server";
import { makeCompany, makeStranger } from "../company";
import type { World } from "../world";
import { CLASS } from "../../questions";
import { folderOf, handIn } from "./filing";
import { fileNamed, pdf } from "./samples";

let world: World;
let admin: Call;
let id: string;

const NAME = 'Perché "così"; 😀.pdf';

beforeEach(async () => {
  ({ world, admin } = await makeCompany({ colleagues: ["carla"] }));
  await makeStranger(world);
  id = (await handIn(admin, CLASS, fileNamed(NAME, pdf("contenuto"))))[0] as string;
});

afterEach(() => world.close());

/** The files that this process has open, on Linux. */
const DESCRIPTORS = "/proc/self/fd";

const opened = () =>
  readdirSync(DESCRIPTORS).filter((descriptor) => {
    try {
      return readlinkSync(path.join(DESCRIPTORS, descriptor)).endsWith(id);
    } catch {
      return false;
    }
  });

const addressOf = (call: Call, filename = id, type = "attachment") =>
  call("survey.download", { params: { type }, query: { filename } }).then(({ downloadUrl }) => downloadUrl);
const tokenIn = (address: string) => address.split("/").at(-1) ?? "";
const fetchFile = (token: string) => world.call()("survey.file", { params: { token } });

describe("a download address", () => {
  test("gives the bytes under their name, as nothing that could run here", async () => {
    const address = await addressOf(admin);
    expect(address).toMatch(/^https:\/\/carta\.example\/api\/survey\/v1\/files\/[\w.-]+$/);
    const response = await fetchFile(tokenIn(address));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf("contenuto"));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(pdf("contenuto").length),
      "content-disposition":
        "attachment; filename=\"Perche _cosi_; .pdf\"; filename*=UTF-8''Perch%C3%A9%20%22cos%C3%AC%22%3B%20%F0%9F%98%80.pdf",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cache-control": "private, no-store",
    });
  });

  test("is given to everybody of the company who may read, and to nobody else", async () => {
    expect(await addressOf(await world.as("c@prova.example"))).toContain("/files/");
    await expect(addressOf(await world.as("x@altra.example"))).rejects.toMatchObject({ status: 404 });
    await expect(addressOf(world.call())).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ["another id", "00000000-0000-0000-0000-000000000000", "attachment"],
    ["a path", "../session-secret", "attachment"],
    ["another type", "", "constructor"],
  ])("is not found for %s", async (_, filename, type) => {
    await expect(addressOf(admin, filename || id, type)).rejects.toMatchObject({ status: 404 });
  });

  test("is over after five minutes", async () => {
    const token = tokenIn(await addressOf(admin));
    world.clock.advance({ minutes: 4.9 });
    expect((await fetchFile(token)).status).toBe(200);
    world.clock.advance({ minutes: 0.2 });
    await expect(fetchFile(token)).rejects.toMatchObject({ status: 404 });
  });

  test("is bound to its file: changed in any way it opens nothing", async () => {
    const token = tokenIn(await addressOf(admin));
    const [first, last] = [token.slice(0, 1), token.slice(-1)];
    for (const changed of [
      `${first === "A" ? "B" : "A"}${token.slice(1)}`,
      `${token.slice(0, -1)}${last === "A" ? "B" : "A"}`,
      token.slice(0, -4),
      token.slice(0, 30),
      `${token}.x`,
      `${token}AAAA`,
      "x",
    ]) {
      await expect(fetchFile(changed)).rejects.toMatchObject({ status: 404 });
    }
  });

  test("tells its holder neither company nor session", async () => {
    const text = Buffer.from(tokenIn(await addressOf(admin)), "base64url").toString("latin1");
    expect(text).not.toMatch(/attachment|[0-9a-f]{8}/);
  });

  // A9: at 38381c5 it worked after the sign-out.
  test("dies with the session it was made for, and with no other", async () => {
    const [mine, colleagues] = [await world.as("a@prova.example"), await world.as("c@prova.example")];
    const [own, other] = [tokenIn(await addressOf(mine)), tokenIn(await addressOf(colleagues))];
    await mine("identity.signOut", {});
    await expect(fetchFile(own)).rejects.toMatchObject({ status: 404 });
    expect((await fetchFile(other)).status).toBe(200);
  });

  test("dies when the access of its person is switched off", async () => {
    const token = tokenIn(await addressOf(await world.as("c@prova.example")));
    await world.db.updateTable("membership").set({ access_active: 0 }).execute();
    await expect(fetchFile(token)).rejects.toMatchObject({ status: 404 });
  });

  test("gives nothing once its person may read nothing, or not that year, any more", async () => {
    const colleague = await world.as("c@prova.example");
    const token = tokenIn(await addressOf(colleague));
    const ofYear = async (call: Call, year: number) =>
      tokenIn(await addressOf(call, `carta-esg-vsme-base-${year}.json`, "vsme"));
    const { company_id } = await world.db
      .selectFrom("membership")
      .select("company_id")
      .innerJoin("account", "account.id", "membership.account_id")
      .where("account.email", "=", "c@prova.example")
      .executeTakeFirstOrThrow();
    const updated_at = world.clock.now().toISOString();
    await world.db.insertInto("draft").values({ company_id, year: 2024, revision: 1, updated_at }).execute();
    const earlier = await ofYear(colleague, 2024);
    expect((await fetchFile(earlier)).status).toBe(200);
    await world.db.deleteFrom("draft").where("year", "=", 2024).execute();
    await expect(fetchFile(earlier)).rejects.toMatchObject({ status: 403 });
    await world.db.updateTable("profile").set({ can_read: 0, can_write: 0 }).execute();
    await expect(fetchFile(token)).rejects.toMatchObject({ status: 404 });
  });

  test("outlives one rotation of the secret, and not the second", async () => {
    const token = tokenIn(await addressOf(admin));
    const { settings } = world.parts;
    const [made] = settings.keys.fileAddresses;
    const [second] = keysOf(["il secondo"]).fileAddresses;
    const [third] = keysOf(["il terzo"]).fileAddresses;
    settings.keys = { ...settings.keys, fileAddresses: [second, made] };
    expect((await fetchFile(token)).status).toBe(200);
    settings.keys = { ...settings.keys, fileAddresses: [third, second] };
    await expect(fetchFile(token)).rejects.toMatchObject({ status: 404 });
  });

  test.skipIf(!existsSync(DESCRIPTORS))(
    "is opened when its bytes are asked for, and not before",
    async () => {
      const token = tokenIn(await addressOf(admin));
      const answer = await fetchFile(token);
      expect(opened()).toEqual([]);
      const reader = answer.body!.getReader();
      await reader.read();
      expect(opened()).toHaveLength(1);
      await reader.cancel();
      expect(opened()).toEqual([]);
      expect((await (await fetchFile(token)).arrayBuffer()).byteLength).toBeGreaterThan(0);
      expect(opened()).toEqual([]);
    },
  );

  test("says so when the bytes are not there", async () => {
    rmSync(path.join(folderOf(world), id));
    await expect(fetchFile(tokenIn(await addressOf(admin)))).rejects.toMatchObject({
      status: 500,
      message: "internal/download_failed",
    });
  });
});
