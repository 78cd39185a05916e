import { describe, expect, test } from "vitest";
import { COMMANDS } from "~/commands/operator/commands";
import { help } from "~/commands/operator/help";
import { readArguments } from "~/commands/operator/read-arguments";
import { WrongUsage } from "~/commands/operator/refused";
import { theOne } from "~/commands/operator/the-one";
import { checkVerifying } from "~/commands/operator/verify";
import { safe, sentence, wordsOfError } from "~/commands/operator/words";
import { ApiError } from "~/api/errors";
import { makeOperator } from "./operator";

const wrong = (given: string[]): string => {
  try {
    const asked = readArguments(given);
    if (asked) checkVerifying(asked);
  } catch (error) {
    expect(error).toBeInstanceOf(WrongUsage);
    return (error as Error).message;
  }
  throw new Error(`${given.join(" ")} was understood`);
};

describe("what an operator types", () => {
  test.each([[[]], [["help"]], [["--help"]], [["-h"]], [["open", "--help"]]])("%j asks for help", (given) => {
    expect(readArguments(given)).toBeNull();
  });

  test("help names every command", () => {
    const lines = help().split("\n");
    for (const name of Object.keys(COMMANDS)) {
      expect(lines.some((line) => line === `  ${name}` || line.startsWith(`  ${name} `))).toBe(true);
    }
  });

  test("is a command, what it is about, and its options", () => {
    expect(readArguments(["comment", "1a2b", "v3-x", "--text", "Perché?", "--email", "v@e.example"])).toEqual(
      {
        command: "comment",
        named: ["1a2b", "v3-x", ""],
        options: { text: "Perché?", email: "v@e.example" },
      },
    );
    expect(readArguments(["chain", "09999010177", "-"])?.named).toEqual(["09999010177", "-", ""]);
  });

  test.each([
    [["parti"], "Il comando «parti» non c'è."],
    [["toString"], "Il comando «toString» non c'è."],
    [["enable"], "Si scrive così: enable <azienda>"],
    [["enable", ""], "Si scrive così: enable <azienda>"],
    [["enable", "a", "b"], "Si scrive così: enable <azienda>"],
    [["comment", "a"], 'Si scrive così: comment <verifica> <domanda> [file] --text "…"'],
    [["list", "--files", "x"], "L'opzione --files non vale per «list»."],
    [["companies", "--email", "x"], "L'opzione --email non vale per «companies»."],
    [["list", "--password", "x"], "L'opzione --password non c'è."],
    [["list", "--email"], "L'opzione --email è scritta male: dopo deve esserci il suo valore."],
    [["comment", "a", "b"], 'Scrivi che cosa chiedi, o perché non lo accetti. (--text "…")'],
    [["reject", "a", "b", "--text", "  "], 'Scrivi che cosa chiedi, o perché non lo accetti. (--text "…")'],
    [["verifications", "--page", "0"], "Dopo --page scrivi il numero di una pagina, da 1 in su."],
    [["verifications", "--page", "due"], "Dopo --page scrivi il numero di una pagina, da 1 in su."],
    [["companies", "--page", "2"], "L'opzione --page non vale per «companies»."],
    [["decide", "a", "forse"], "Dopo la verifica scrivi accept oppure refuse."],
  ])("%j is not understood", (given, words) => {
    expect(wrong(given)).toBe(words);
  });

  test("ends with 2 where it is not understood, with 0 where it asks for help", async () => {
    const operator = makeOperator({ CARTA_PASSWORD: "" });
    expect(await operator("help")).toEqual({ code: 0, out: `${help()}\n`, err: "" });
    expect(await operator("parti")).toEqual({ code: 2, out: "", err: "Il comando «parti» non c'è.\n" });
    expect(await operator("list")).toMatchObject({
      code: 2,
      err: "Manca chi accede: aggiungi --email <email>.\n",
    });
    expect(await operator("list", "--email", "v@e.example")).toMatchObject({
      code: 2,
      err: "Manca la password: mettila nella variabile CARTA_PASSWORD.\n",
    });
    expect(await operator("list", "--email", "v@e.example", "--url", "ente.example")).toMatchObject({
      code: 2,
      err: expect.stringContaining("non è l'indirizzo di un server"),
    });
  }, 60_000);
});

describe("an id that is abbreviated", () => {
  const among = [{ id: "1a2b3c" }, { id: "1a2b4d" }, { id: "1a2b" }];

  test("means the only one that begins so, or the one that is so", () => {
    expect(theOne(among, "1a2b3", "le verifiche")).toBe(among[0]);
    expect(theOne(among, "1A2B4", "le verifiche")).toBe(among[1]);
    expect(theOne(among, "1a2b", "le verifiche")).toBe(among[2]);
  });

  test("is refused where it could mean several, or none", () => {
    expect(() => theOne(among, "1a", "le verifiche")).toThrow(
      "Più id cominciano con «1a» tra le verifiche: scrivine di più.",
    );
    expect(() => theOne(among, "9", "le verifiche")).toThrow("Nessun id comincia con «9» tra le verifiche.");
  });
});

describe("what the command prints", () => {
  test("holds nothing that a terminal would obey", () => {
    expect(safe("Ditta\u001b[2J\u0007 S.r.l.\r\nvia\u009b31m")).toBe("Ditta [2J  S.r.l. \nvia 31m");
  });

  test("says each reason of a refusal in words, and a code without words too", () => {
    const faults = ["items_unjudged", "comments_open"].map((code) => ({ path: "", code }));
    expect(wordsOfError(new ApiError(409, "internal/card_refused", faults))).toBe(
      `${sentence("items_unjudged")}\n${sentence("comments_open")}`,
    );
    expect(wordsOfError(new ApiError(404, "internal/not_found"))).toContain("Quello che cerchi non c'è");
    expect(wordsOfError(new ApiError(418, null, [], null, "a teapot"))).toContain("a teapot");
  });
});
