import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiError } from "~/api/errors";
import { memoryBudget, spoolBudget } from "~/bodies/budget";
import { receiveForm, receiveText } from "~/bodies/receive";
import { fuzz } from "../fuzz-runs";
import { BAD_TEXTS } from "../hostile/fuzz/bad-values";
import { multipartBodies, type MultipartBody } from "../hostile/fuzz/multipart-bodies";
import { borders, cutAt } from "../hostile/fuzz/pieces";

let spoolFolder: string;
beforeAll(() => void (spoolFolder = mkdtempSync(path.join(tmpdir(), "spool-"))));
afterAll(() => rmSync(spoolFolder, { recursive: true, force: true }));

/** A request whose body arrives in these pieces. */
function requestOf(pieces: Buffer[], type: string): Request {
  const left = pieces.filter((piece) => piece.length > 0);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece) controller.enqueue(new Uint8Array(piece));
      else controller.close();
    },
  });
  return new Request("http://x.example", {
    method: "POST",
    headers: { "Content-Type": type },
    body,
    duplex: "half",
  });
}

/** The entries of a form, null for one that is too large, or the status of the refusal. */
async function formOf({ type, body }: MultipartBody, shares: number[]) {
  const keptFor = { accountId: "account", companyId: "company" };
  const receiving = {
    files: { keptFor },
    cap: 60_000_000,
    address: null,
    spool: { folder: spoolFolder, leastFree: 0 },
  };
  try {
    const received = await receiveForm(requestOf(cutAt(body, shares), type), receiving);
    if (received === null) return null;
    const entries = await Promise.all(
      [...received.value].map(async ([name, value]) =>
        typeof value === "string"
          ? [name, value]
          : [name, value.name, Buffer.from(await value.arrayBuffer()).toString("base64")],
      ),
    );
    await received.release();
    return entries;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return error.status;
    throw error;
  }
}

const URLENCODED = "application/x-www-form-urlencoded";
const words = fc.constantFrom(
  ..."a|b|=|&|;|+|%|%2|%20|%zz|%ff%fe|%F0%9F%98%80|%u0041|__proto__|è|😀|\0|\r\n|[|]".split("|"),
  ...BAD_TEXTS.slice(0, 20),
);
const queries = fc.array(words, { maxLength: 30 }).map((pieces) => Buffer.from(pieces.join("")));
const anyBytes = fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes));
const texts = fc.oneof({ weight: 4, arbitrary: queries }, { weight: 1, arbitrary: anyBytes });

const forms = fc.oneof(
  multipartBodies(["file", "note"]),
  texts.map((body): MultipartBody => ({ type: URLENCODED, body })),
);

/** The bytes that can still be taken: other tests of this process may hold some. */
function leftIn(budget: typeof memoryBudget): number {
  let [least, most] = [0, 1024 * 1024 * 1024];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (budget.take(middle)) {
      budget.giveBack(middle);
      least = middle;
    } else most = middle - 1;
  }
  return least;
}

const free = () => [leftIn(memoryBudget), leftIn(spoolBudget), readdirSync(spoolFolder)];

describe("a form of any bytes", () => {
  test("is read the same in whatever pieces it arrives, or refused with a declared error, and leaves nothing behind", async () => {
    const before = free();
    const property = fc.asyncProperty(forms, borders, async (form, shares) => {
      const whole = await formOf(form, []);
      expect(await formOf(form, shares)).toEqual(whole);
    });
    await fc.assert(property, fuzz("received forms", 800));
    expect(free()).toEqual(before);
  });
});

describe("a text of any bytes", () => {
  test("is the same in whatever pieces it arrives, also where a piece ends within a character", async () => {
    const before = free();
    const property = fc.asyncProperty(texts, borders, fc.nat(80), async (body, shares, limit) => {
      const received = async (pieces: Buffer[]) => {
        const text = await receiveText(requestOf(pieces, "application/json"), {
          limit,
          cap: 1_000,
          address: null,
        });
        await text?.release();
        return text?.value ?? null;
      };
      const whole = await received([body]);
      expect(await received(cutAt(body, shares))).toBe(whole);
      expect(whole === null).toBe(body.length > limit);
      if (whole !== null) expect(whole).toBe(new TextDecoder().decode(body));
    });
    await fc.assert(property, fuzz("received texts", 800));
    expect(free()).toEqual(before);
  });
});
