import fc from "fast-check";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { ApiError } from "~/api/errors";
import { redraw } from "~/platform/registry/logo/redraw";
import { fuzz } from "../../../fuzz-runs";
import { jpg, png } from "./pictures";

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

test("a see-through picture stays see-through, and its colour is not darkened by what cannot be seen", async () => {
  const { base64 } = await redraw(png(800, 10, [200, 100, 50, 255], [0, 0, 0, 0]), "marchio.png");
  const { width, data } = PNG.sync.read(Buffer.from(base64, "base64"));
  expect(width).toBe(400);
  expect([...data.subarray(0, 4)]).toEqual([200, 100, 50, 255]);
  expect(data[width * 4 - 1]).toBe(0);
});
