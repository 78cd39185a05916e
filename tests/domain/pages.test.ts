import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inPages } from "~/domain/pages";

const LIMITS = { items: 3, characters: 10 };
const paged = (lengths: number[]) => inPages(lengths, (length) => length, LIMITS);

describe("items in pages", () => {
  test.each([
    ["none", [], [[]]],
    ["as many as a page takes", [1, 1, 1], [[1, 1, 1]]],
    ["one more", [1, 1, 1, 1], [[1, 1, 1], [1]]],
    ["as long as a page takes", [4, 6], [[4, 6]]],
    ["longer together", [4, 7], [[4], [7]]],
    ["one longer than a page, first", [99, 1], [[99], [1]]],
    ["one longer than a page, between others", [1, 99, 1], [[1], [99], [1]]],
  ])("%s", (_, lengths, pages) => {
    expect(paged(lengths)).toEqual(pages);
  });

  test("are all there, in their order, within the limits unless one alone is beyond them", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12)), (lengths) => {
        const pages = paged(lengths);
        expect(pages.flat()).toEqual(lengths);
        for (const page of pages) {
          const characters = page.reduce((sum, length) => sum + length, 0);
          expect(page.length <= 1 || (page.length <= LIMITS.items && characters <= LIMITS.characters)).toBe(
            true,
          );
        }
      }),
    );
  });
});
