import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fileName } from "~/domain/files/file-name";
import { runs } from "../../runs";

const bytes = (text: string) => new TextEncoder().encode(text).length;

describe("the name of a file (fault 18)", () => {
  test.each([
    ["is kept as it was written", "Bolletta luce 2025.pdf", "Bolletta luce 2025.pdf"],
    ["keeps accents, quotes and signs", `Perché "così" – l'80% = 1;2.pdf`, `Perché "così" – l'80% = 1;2.pdf`],
    ["keeps emoji", "🌍 emissioni 👩🏽‍🔧.png", "🌍 emissioni 👩🏽🔧.png"],
    ["keeps other scripts", "تقرير.pdf", "تقرير.pdf"],
    ["loses a path of Windows", "C:\\Users\\Elena\\Documenti\\bilancio.xlsx", "bilancio.xlsx"],
    ["loses a path of Unix", "/home/elena/bilancio.ods", "bilancio.ods"],
    ["cannot climb", "../../etc/passwd.txt", "passwd.txt"],
    ["cannot climb either way", "..\\..\\a.pdf", "a.pdf"],
    ["cannot hide", ".nascosto.pdf", "nascosto.pdf"],
    ["is not its ending alone", ".pdf", "allegato.pdf"],
    ["cannot break a line", "a\r\nContent-Type: text-html.pdf", "a Content-Type: text-html.pdf"],
    ["has no control characters", "a\u0000b\u0007c\u001b[31m.pdf", "abc[31m.pdf"],
    ["cannot turn its ending around", "fattura\u202efdp.exe.pdf", "fatturafdp.exe.pdf"],
    ["has nothing invisible", "a\u200bb\u00adc\ufeff.pdf", "abc.pdf"],
    ["has one space where it had several", "  a \u00a0 b .pdf ", "a b.pdf"],
    ["has its letters composed", "citta\u0300.pdf", "città.pdf"],
    ["has no halves of characters", "a\ud83d.pdf", "a.pdf"],
    ["is given to a file without one", "", "allegato"],
    ["is given to a folder", "C:\\dati\\", "allegato"],
    ["is more than dots", "..", "allegato"],
  ])("%s", (_, sent, kept) => {
    expect(fileName(sent)).toBe(kept);
  });

  test.each(["à".repeat(400), "😀".repeat(100), "x".repeat(1000)])(
    "is cut to what disks take, and keeps its ending",
    (stem) => {
      const kept = fileName(`${stem}.docx`);
      expect(bytes(kept)).toBeLessThanOrEqual(255);
      expect(bytes(kept)).toBeGreaterThan(245);
      expect(kept.endsWith(".docx")).toBe(true);
      expect(kept).not.toContain("\ufffd");
    },
  );

  test("once cleaned stays as it is, has no path, no line end, and is never empty", () => {
    const part = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("../", "\\", "..", ".", " ", "\r\n", "\u202e", "\u00a0", ".pdf", "a"),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const kept = fileName(parts.join(""));
        expect(fileName(kept)).toBe(kept);
        expect(kept).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}]|^\./u);
        expect(kept.length).toBeGreaterThan(0);
        expect(bytes(kept)).toBeLessThanOrEqual(255);
      }),
      { numRuns: runs(2000) },
    );
  });
});
