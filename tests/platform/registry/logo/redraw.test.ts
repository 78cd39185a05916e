import fc from "fast-check";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { ApiError } from "~/api/errors";
import { redraw } from "~/platform/registry/logo/redraw";
import { fuzz } from "../../../fuzz-runs";
import { BLUE, chunk, declaredPng, jpg, png } from "./pictures";

/** A picture with some bytes changed and its end cut off. */
const damaged = (whole: Buffer) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 6 }),
      fc.integer({ min: 0, max: whole.length }),
      fc.boolean(),
    )
    .map(([changes, end, isCut]) => {
      const bytes = Buffer.from(whole);
      for (const [at, value] of changes) bytes[at] = value;
      return isCut ? bytes.subarray(0, end) : bytes;
    });

test("any damage of a picture ends with a picture or with a refusal that has words", async () => {
  const pictures = fc.oneof(damaged(png(20, 12)), damaged(jpg(24, 16, { orientation: 6 })));
  await fc.assert(
    fc.asyncProperty(pictures, async (bytes) => {
      const outcome = await redraw(bytes, "marchio.png").catch((error: unknown) => error);
      if (outcome instanceof ApiError) expect(outcome.errors).toMatchObject([{ path: "logo" }]);
      else
        expect(outcome).toMatchObject({ mediaType: expect.stringMatching(/^image\/(png|jpeg)$/) as string });
    }),
    fuzz("damaged logos", 200),
  );
});

describe("a picture whose data end before its last row", () => {
  const WIDTH = 20;
  const HEIGHT = 12;
  const rows = Buffer.from(
    Array.from({ length: (WIDTH * 4 + 1) * HEIGHT }, (_, at) =>
      at % (WIDTH * 4 + 1) === 0 ? 0 : (at * 7919) % 251,
    ),
  );
  const outcome = (bytes: Buffer) =>
    redraw(bytes, "marchio.png").then(
      () => "drawn",
      (error: unknown) => (error instanceof ApiError ? error.errors[0]?.code : error),
    );

  test("is refused wherever a PNG ends, and is drawn when it is whole", async () => {
    for (let length = 0; length < rows.length; length += 1) {
      expect([length, await outcome(declaredPng(WIDTH, HEIGHT, rows.subarray(0, length)))]).toEqual([
        length,
        "file_broken",
      ]);
    }
    expect(await outcome(declaredPng(WIDTH, HEIGHT, rows))).toBe("drawn");
  });

  test("is refused wherever its packed bytes end", async () => {
    const whole = declaredPng(WIDTH, HEIGHT, rows);
    const data = whole.subarray(41, whole.length - 16);
    // The last four bytes are the check sum of all rows.
    for (let length = 0; length < data.length - 5; length += 3) {
      const cut = Buffer.concat([
        whole.subarray(0, 33),
        chunk("IDAT", data.subarray(0, length)),
        chunk("IEND", Buffer.alloc(0)),
      ]);
      expect([length, await outcome(cut)]).toEqual([
        length,
        length === 0 ? "file_without_content" : "file_broken",
      ]);
    }
  });

  test("is refused when it is interlaced, and drawn when all seven passes are there", async () => {
    const passes = (bytes: Buffer) => declaredPng(3, 3, bytes, { interlaced: true });
    // Of 3 × 3 pixels the passes 1, 4, 5, 6 and 7 have 1, 1, 2, 1 × 2 and 3 pixels in 1, 1, 1, 2 and 1 rows.
    const all = Buffer.alloc(9 * 4 + 6);
    expect(await outcome(passes(all))).toBe("drawn");
    for (let length = 0; length < all.length; length += 1)
      expect(await outcome(passes(all.subarray(0, length)))).toBe("file_broken");
  });

  test("is refused wherever a JPEG ends, with an end put behind it or not", async () => {
    const whole = jpg(300, 200, { right: BLUE });
    for (let end = 20; end < whole.length - 4; end += 7) {
      expect(await outcome(whole.subarray(0, end))).toBe("file_broken");
      expect(await outcome(Buffer.concat([whole.subarray(0, end), Buffer.from([0xff, 0xd9])]))).toBe(
        "file_broken",
      );
    }
    expect(await outcome(whole)).toBe("drawn");
  });
});

test("a see-through picture stays see-through, and its colour is not darkened by what cannot be seen", async () => {
  const { base64 } = await redraw(png(800, 10, [200, 100, 50, 255], [0, 0, 0, 0]), "marchio.png");
  const { width, data } = PNG.sync.read(Buffer.from(base64, "base64"));
  expect(width).toBe(400);
  expect([...data.subarray(0, 4)]).toEqual([200, 100, 50, 255]);
  expect(data[width * 4 - 1]).toBe(0);
});
