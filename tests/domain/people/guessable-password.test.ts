import { dictionary } from "@zxcvbn-ts/language-common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isGuessable } from "~/domain/people/guessable-password";

const common = new Set(dictionary["passwords-common"]);
const CIRCUMSTANCES = [
  "irene.conti@valseria.example",
  "Irene",
  "Conti",
  "Tornerie Valsèria S.r.l.",
  "Carta ESG",
];

const isRefused = (password: string) => isGuessable(password, CIRCUMSTANCES, (word) => common.has(word));

test.each([
  "Password2026",
  "Azienda2026",
  "CartaEsg2026",
  "Ciao12345",
  "Welcome123",
  "P@ssw0rd1",
  "2026Password",
  "We1c0me!!",
  "Azienda26ok",
  "Valseria2026",
  "Va1seri@26",
  "Conti-2026!",
  "Tornerie9xyz",
  "EsgCarta99",
  "Milano2026",
])("%s is guessed", (password) => {
  expect(isRefused(password)).toBe(true);
});

test.each([
  "DemoESG2026",
  "Sostenibile26",
  "Cerchio2026ok",
  "Tre-Gatti7Blu",
  "Verde4Nuvola",
  "N3ve-Sul-Lago",
  "1Gatto2Cani",
  "Carta-Lupo9Blu",
  "qX7!kP2#vR",
  "123456789",
])("%s is not", (password) => {
  expect(isRefused(password)).toBe(false);
});

test("is true of a known word whatever digits are around it", () => {
  const digits = fc.nat(9999).map(String);
  fc.assert(
    fc.property(digits, fc.constantFrom("Azienda", "Valseria", "pa$$w0rd"), digits, (before, word, after) => {
      expect(isRefused(before + word + after)).toBe(true);
    }),
  );
});
