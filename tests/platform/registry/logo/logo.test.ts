import { decode } from "jpeg-js";
import { PNG } from "pngjs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { LOGO_LIMITS } from "~/domain/picture/limits";
import { sweepFiles } from "~/platform/files/sweep";
import errors from "~/texts/it/errors.json";
import { makeCompany } from "../../company";
import { stored } from "../../files/filing";
import { fileNamed, SAMPLES } from "../../files/samples";
import { zip } from "../../files/zip";
import type { World } from "../../world";
import { animated, BLUE, declaredPng, jpg, png, RED, SVG } from "./pictures";

let world: World;
let admin: Call;
beforeEach(async () => {
  ({ world, admin } = await makeCompany({ colleagues: ["bruno", "carla"] }));
});
afterEach(() => world.close());

const tokenOf = (url: string) => url.split("/").at(-1) ?? "";
const addressFor = async (name: string, call = admin) =>
  tokenOf((await call("registry.uploadLogo", { query: { logo_filename: name } })).uploadUrl);

async function send(name: string, bytes: Buffer, call = admin): Promise<void> {
  const token = await addressFor(name, call);
  await world.call()("registry.putLogo", { params: { token }, body: fileNamed(name, bytes) });
}

const logoUrl = async () => (await admin("registry.company", {})).logoUrl;

async function logoBytes(): Promise<Buffer> {
  const id = tokenOf((await logoUrl()) ?? "");
  const response = await world.call()("registry.logo", { params: { id } });
  return Buffer.from(await response.arrayBuffer());
}

describe("a logo", () => {
  test("is sent to the address that was asked for, and shown where the company says", async () => {
    expect(await logoUrl()).toBeNull();
    await send("marchio.png", png(40, 20));
    expect(await logoUrl()).toMatch(
      /^https:\/\/carta\.example\/api\/registry\/v1\/companies\/logo\/[\w-]{36}$/,
    );
    expect((await admin("registry.company", {})).picture).toBe(await logoUrl());
    expect((await admin("user.info", {})).logoUrl).toBe(await logoUrl());
    const { width, height } = PNG.sync.read(await logoBytes());
    expect({ width, height }).toEqual({ width: 40, height: 20 });
  });

  test("is drawn anew within 400 × 200 pixels, in its own proportions and colours", async () => {
    await send("marchio.png", png(1200, 400, RED, BLUE));
    const picture = PNG.sync.read(await logoBytes());
    expect([picture.width, picture.height]).toEqual([400, 133]);
    expect([...picture.data.subarray(0, 4)]).toEqual(RED);
    expect([...picture.data.subarray(399 * 4, 400 * 4)]).toEqual(BLUE);
  });

  test("loses what a camera wrote into it, and stands upright", async () => {
    const sent = jpg(80, 40, { right: BLUE, orientation: 6 });
    expect(sent.includes("GPS di casa")).toBe(true);
    await send("foto.JPEG", sent);
    const kept = await logoBytes();
    expect(kept.includes("Exif") || kept.includes("GPS")).toBe(false);
    const { width, height, data } = decode(kept);
    expect([width, height]).toEqual([40, 80]);
    // Turned by a quarter to the right, the red left half is above.
    expect([(data[0] ?? 0) > 200, (data[(80 * 40 - 1) * 4 + 2] ?? 0) > 200]).toEqual([true, true]);
  });

  test("is told by its content: a JPEG named png is one", async () => {
    await send("marchio.png", jpg(30, 30));
    expect((await logoBytes()).toString("hex", 0, 3)).toBe("ffd8ff");
  });

  test("replaces the one before, whose file goes at once", async () => {
    await send("primo.png", png(10, 10));
    const before = stored(world);
    await send("secondo.png", png(20, 20));
    expect(stored(world)).toHaveLength(1);
    expect(stored(world)).not.toEqual(before);
    await expect(world.call()("registry.logo", { params: { id: before[0] ?? "" } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("is removed with its file; then there is none to remove", async () => {
    await send("marchio.png", png(10, 10));
    await admin("registry.removeLogo", {});
    expect(await logoUrl()).toBeNull();
    expect(stored(world)).toEqual([]);
    await expect(admin("registry.removeLogo", {})).rejects.toMatchObject({ status: 404 });
  });

  test("outlives the sweep, and is no file that an id of another kind can be fetched with", async () => {
    await send("marchio.png", png(10, 10));
    world.clock.advance({ days: 40 });
    await sweepFiles(world.parts);
    expect(stored(world)).toHaveLength(1);
  });

  test("leaves a trace of who changed and who removed it", async () => {
    await send("marchio.png", png(10, 10));
    await admin("registry.removeLogo", {});
    const events = await world.db.selectFrom("event").select("kind").execute();
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["logo_changed", "logo_removed"]));
  });
});

describe("the address of an upload", () => {
  const put = (token: string) =>
    world.call()("registry.putLogo", { params: { token }, body: fileNamed("a.png", png(5, 5)) });

  test("ends after five minutes", async () => {
    const token = await addressFor("a.png");
    world.clock.advance({ minutes: 6 });
    await expect(put(token)).rejects.toMatchObject({ status: 404 });
  });

  test("ends with the session it was made for, and with the person's right to write", async () => {
    const writer = await world.as("b@prova.example");
    const token = await addressFor("a.png", writer);
    await world.db.updateTable("profile").set({ can_write: 0 }).execute();
    await expect(put(token)).rejects.toMatchObject({ status: 404 });
    const signedOut = await addressFor("a.png");
    await admin("identity.signOut", {});
    await expect(put(signedOut)).rejects.toMatchObject({ status: 404 });
    expect(stored(world)).toEqual([]);
  });

  test("is not one for downloads, nor the other way round", async () => {
    await send("marchio.png", png(10, 10));
    const [id = ""] = stored(world);
    const asked = { params: { type: "attachment" }, query: { filename: id } };
    const { downloadUrl } = await admin("survey.download", asked);
    await expect(put(tokenOf(downloadUrl))).rejects.toMatchObject({ status: 404 });
    const token = await addressFor("a.png");
    await expect(world.call()("survey.file", { params: { token } })).rejects.toMatchObject({ status: 404 });
    await expect(put("none")).rejects.toMatchObject({ status: 404 });
  });

  test("is not given to a person who may only read, nor for other kinds of files", async () => {
    const reader = await world.as("c@prova.example");
    await expect(addressFor("a.png", reader)).rejects.toMatchObject({ status: 403 });
    for (const name of ["a.svg", "a.gif", "a.webp", "a.png.exe", "a"])
      await expect(addressFor(name)).rejects.toMatchObject({ status: 415 });
  });
});

const noise = (size: number) => Buffer.from(Array.from({ length: size }, (_, at) => (at * 7919) % 251));
const whole = jpg(300, 200, { right: BLUE });

describe("nothing is written of", () => {
  test.each<[string, string, () => Buffer]>([
    [
      "a picture of 20000 × 20000 pixels",
      "picture_too_many_pixels",
      () => declaredPng(20_000, 20_000, noise(100)),
    ],
    [
      "more pixels than are declared",
      "file_broken",
      () => declaredPng(10, 10, Buffer.alloc(50_000_000), { interlaced: true }),
    ],
    ["fewer pixels than are declared", "file_broken", () => declaredPng(100, 100, noise(100))],
    ["a moving picture", "picture_animated", () => animated(png(10, 10))],
    ["an svg with another name", "picture_of_other_kind", () => SVG],
    ["a document with another name", "picture_of_other_kind", () => SAMPLES["bolletta.pdf"]],
    ["a moving picture of another kind", "picture_of_other_kind", () => Buffer.from("GIF89a....")],
    ["a JPEG that breaks off", "file_broken", () => whole.subarray(0, whole.length - 400)],
    [
      "a JPEG that breaks off and ends",
      "file_broken",
      () => Buffer.concat([whole.subarray(0, 700), Buffer.from([0xff, 0xd9])]),
    ],
    ["a PNG that breaks off", "file_broken", () => png(50, 50).subarray(0, 60)],
    ["a PNG with wrong check sums", "file_broken", () => spoilt(png(50, 50))],
    [
      "a picture with an archive behind it",
      "file_is_two_kinds",
      () => Buffer.concat([png(9, 9), zip({ "a.txt": "x" })]),
    ],
    ["an empty file", "picture_of_other_kind", () => Buffer.alloc(0)],
  ])("%s: %s", async (_, code, bytes) => {
    await expect(send("marchio.png", bytes())).rejects.toMatchObject({ errors: [{ path: "logo", code }] });
    expect(errors[code as keyof typeof errors]).toMatch(/^«\{\{name\}\}»/);
    expect(await logoUrl()).toBeNull();
    expect(stored(world)).toEqual([]);
    expect(await world.db.selectFrom("attachment").select("id").execute()).toEqual([]);
  });

  test("a file beyond the limit, declared or not", async () => {
    const large = Buffer.concat([png(10, 10), Buffer.alloc(LOGO_LIMITS.bytes)]);
    await expect(send("marchio.png", large)).rejects.toMatchObject({
      status: 413,
      errors: [{ path: "logo", code: "picture_too_large" }],
    });
    expect(stored(world)).toEqual([]);
  });
});

function spoilt(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[copy.length - 20] = (copy[copy.length - 20] ?? 0) ^ 0xff;
  return copy;
}

test("of the largest picture that is allowed the logo is drawn within its budget", async () => {
  await send("foto.jpg", jpg(3_264, 2_448));
  const { width, height } = decode(await logoBytes());
  expect([width, height]).toEqual([267, 200]);
});
