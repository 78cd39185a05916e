import { describe, expect, test } from "vitest";
import { searchKeyOf, searchWordsOf } from "~/domain/people/search-key";

const PERSON = { name: "Niccolò", surname: "D'Angelo  Müller", email: "N.Dangelo@Azienda.example" };
const isFound = (search: string) => searchWordsOf(search).every((word) => searchKeyOf(PERSON).includes(word));

describe("the search key of a person", () => {
  test("begins with the surname, without case, accents and doubled spaces", () => {
    expect(searchKeyOf(PERSON)).toBe("d'angelo muller niccolo n.dangelo@azienda.example");
  });

  test.each([
    ["niccolo", true],
    ["  NICCOLÒ   müller ", true],
    ["muller nicc", true],
    ["@azienda", true],
    ["", true],
    ["niccola", false],
    ["niccolo rossi", false],
  ])("is found by «%s»: %s", (search, found) => {
    expect(isFound(search)).toBe(found);
  });
});
