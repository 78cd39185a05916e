import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { verify } from "~/commands/operator/verify";
import { makeVerifying, type Verifying } from "../platform/verification/verifying";
import { CLASS, FORM } from "../questions";

let given: Verifying;
let id: string;
beforeEach(async () => {
  given = await makeVerifying();
  await given.certify();
  id = await given.begin(3);
});
afterEach(() => given.world.close());

/** The words a command prints for a verifier. */
async function says(
  command: "list" | "open" | "accept-rest" | "accept" | "comment" | "decide",
  ...more: string[]
) {
  const [first = "", second = ""] = more;
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const options = command === "comment" ? { text: "Di quale edificio?" } : {};
  try {
    await verify({ command, named: [id, first, second], options }, await given.verifier());
  } finally {
    log.mockRestore();
  }
  return lines.join("\n");
}

describe("a verifier of a card of level 3", () => {
  test("looks at everything a second time before it is issued, at once if they mean it", async () => {
    expect(await says("accept-rest")).toBe(
      "Accettati 4 tra risposte e file che non erano ancora stati giudicati.",
    );
    expect(await says("decide", "accept")).toBe("Accettata: ora comincia la fase «esame approfondito».");
    expect(await says("list")).toContain(
      "0 di 4 voci riviste in profondità, osservazioni 0, chiarimenti chiesti 0, non accettati 0",
    );
    await expect(says("decide", "accept")).rejects.toMatchObject({ errors: [{ code: "not_looked_again" }] });
    expect(await says("accept", CLASS)).toBe(`Accettato: ${CLASS}.`);
    const read = await says("open");
    expect(read).toContain("A che punto è: 1 di 4 voci riviste in profondità");
    expect(read.match(/→ accettato, da rivedere in profondità/g)).toHaveLength(3);
    expect(await says("accept-rest")).toBe(
      "Rivisti e accettati 3 tra risposte e file che in questa fase mancavano.",
    );
    expect(await says("decide", "accept")).toMatch(/^Carta emessa: ESG/);
  });

  test("does not pass over what they asked about, nor accept it with the rest", async () => {
    await says("accept-rest");
    await says("decide", "accept");
    expect(await says("comment", FORM)).toBe(`Osservazione scritta: ${FORM}.`);
    expect(await says("accept-rest")).toMatch(/^Rivisti e accettati 3 /);
    expect(await says("list")).toContain("4 di 4 voci riviste in profondità, osservazioni 1");
    await expect(says("decide", "accept")).rejects.toMatchObject({ errors: [{ code: "comments_open" }] });
  });
});
