import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MultipartError, readParts } from "~/api/multipart";
import { fuzz } from "../fuzz-runs";
import { multipartBodies } from "../hostile/fuzz/multipart-bodies";
import { borders, cutAt, oneByOne } from "../hostile/fuzz/pieces";

interface Read {
  parts: { name: string; fileName: string | null; content: string }[];
  /** Calls that brought content. */
  calls: number;
}

/** Everything that the reader found, or the words for its declared refusal; every other error is passed on. */
async function read(pieces: Buffer[], type: string): Promise<Read | "refused"> {
  const found: Read = { parts: [], calls: 0 };
  const left = [...pieces];
  const reader = { read: async () => ({ done: left.length === 0, value: left.shift() }) };
  const sink = {
    field(name: string, value: string) {
      found.calls += 1;
      found.parts.push({ name, fileName: null, content: value });
    },
    file({ name, fileName }: { name: string; fileName: string }) {
      const part = { name, fileName, content: "" };
      found.parts.push(part);
      return (piece: Buffer | null) => {
        found.calls += 1;
        part.content += piece?.toString("latin1") ?? "";
      };
    },
  };
  try {
    await readParts(reader, type, sink);
    return found;
  } catch (error) {
    if (error instanceof MultipartError) return "refused";
    throw error;
  }
}

const partsOf = (found: Read | "refused") => (found === "refused" ? found : found.parts);
const bodies = multipartBodies(["file", "note", "città"]);

describe("a multipart body of any bytes", () => {
  test("is read or refused, the same in whatever pieces it arrives", async () => {
    let refused = 0;
    const property = fc.asyncProperty(bodies, borders, async ({ type, body }, shares) => {
      const whole = partsOf(await read([body], type));
      expect(partsOf(await read(cutAt(body, shares), type))).toEqual(whole);
      if (body.length < 3_000) expect(partsOf(await read(oneByOne(body), type))).toEqual(whole);
      if (whole === "refused") refused += 1;
    });
    const drawing = fuzz("multipart", 1_200);
    await fc.assert(property, drawing);
    expect(refused).toBeGreaterThan(drawing.numRuns / 20);
    expect(refused).toBeLessThan(drawing.numRuns * 0.8);
  });

  test("gives no more content than it has bytes, in few calls", async () => {
    const property = fc.asyncProperty(bodies, borders, async ({ type, body }, shares) => {
      const pieces = cutAt(body, shares);
      const found = await read(pieces, type);
      if (found === "refused") return;
      const content = found.parts.reduce((sum, part) => sum + part.content.length, 0);
      expect(content).toBeLessThanOrEqual(body.length);
      expect(found.calls).toBeLessThanOrEqual(4 * (pieces.length + found.parts.length));
    });
    await fc.assert(property, fuzz("multipart, content", 400));
  });
});
