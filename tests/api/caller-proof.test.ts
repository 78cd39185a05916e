import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { headersOfCaller, PROOF_HEADER, provenCaller } from "~/api/caller-proof";

const SECRET = "un segreto comune di pagine e API";
const OTHER = "un segreto di qualcun altro, lungo";

type Sent = Record<string, string | string[] | undefined>;

/** As Node reads them. */
const sent = (clientAddress: string, secret: string | null = SECRET, requestId = "abc12345"): Sent =>
  Object.fromEntries(
    headersOfCaller({ clientAddress, requestId }, secret).map(([name, value]) => [name.toLowerCase(), value]),
  );

const proof = PROOF_HEADER.toLowerCase();

describe("what our pages tell of the client is believed by an API with the same secret", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8::7", "2001:db8::7"],
    ["2001:0DB8:0:0:0:0:0:7", "2001:db8::7"],
    ["::1", "::1"],
    ["::ffff:203.0.113.8", "203.0.113.8"],
    ["203.0.113.7:4711", "203.0.113.7"],
    ["fe80::1%eth0", "fe80::1"],
  ])("%s", (clientAddress, address) => {
    expect(provenCaller(sent(clientAddress), [SECRET])).toEqual({
      clientAddress: address,
      requestId: "abc12345",
    });
  });

  test("though a proxy in between has added itself behind the client", () => {
    const { forwarded, ...rest } = sent("2001:db8::7");
    for (const added of [", for=10.0.0.9", ";by=10.0.0.9", ", for=198.51.100.1"])
      expect(provenCaller({ ...rest, forwarded: `${String(forwarded)}${added}` }, [SECRET])).toMatchObject({
        clientAddress: "2001:db8::7",
      });
  });
});

test("pages that still have the secret before are believed during a rotation", () => {
  const requestId = "abc12345";
  for (const secret of [SECRET, OTHER]) {
    const pages = sent("203.0.113.7", secret);
    expect(provenCaller(pages, [SECRET, OTHER])).toEqual({ clientAddress: "203.0.113.7", requestId });
  }
});

describe("the proof is not made", () => {
  test.each([
    ["without a secret", sent("203.0.113.7", null)],
    ["of an address that is not known", sent("unknown")],
    ["of what is no address", sent('evil", for="10.0.0.1')],
  ])("%s", (_, headers) => {
    expect(headers[proof]).toBeUndefined();
    expect(String(headers["forwarded"])).toMatch(/^for=(unknown|"203\.0\.113\.7")$/);
  });
});

const good = sent("203.0.113.7");
const forged = (changes: Sent): Sent => ({ ...good, ...changes });
const macOf = (text: string, secret = SECRET) =>
  createHmac("sha256", secret).update(text).digest("base64url");

describe("a client that reaches the API itself chooses neither its address nor the number of its request", () => {
  test.each<[string, Sent, string[]?]>([
    ["no headers", {}],
    ["an address alone", { forwarded: 'for="198.51.100.1"', "x-request-id": "abc12345" }],
    ["the proof of another secret", sent("203.0.113.7", OTHER)],
    ["the proof of another address", forged({ forwarded: 'for="198.51.100.1"' })],
    ["the proof of another name", forged({ "x-request-id": "abc12346" })],
    ["another address before the proven one", forged({ forwarded: 'for="198.51.100.1", for="203.0.113.7"' })],
    ["the address in another place", forged({ forwarded: 'by="203.0.113.7"' })],
    [
      "two headers as Node keeps them apart",
      forged({ forwarded: ['for="203.0.113.7"', 'for="203.0.113.7"'] }),
    ],
    ["two names", forged({ "x-request-id": ["abc12345", "abc12345"] })],
    ["two proofs", forged({ [proof]: `${String(good[proof])}, ${String(good[proof])}` })],
    ["no proof", forged({ [proof]: undefined })],
    ["an empty proof", forged({ [proof]: "" })],
    ["a shorter proof", forged({ [proof]: String(good[proof]).slice(1) })],
    ["a longer proof", forged({ [proof]: `${String(good[proof])}A` })],
    ["garbage of the right length", forged({ [proof]: "?".repeat(43) })],
    ["the key of no secret", forged({ [proof]: macOf("203.0.113.7\nabc12345", "undefined") })],
    ["an address that is none", { ...forged({ forwarded: 'for="evil"', [proof]: macOf("evil\nabc12345") }) }],
    ["an empty address", { ...forged({ forwarded: 'for=""', [proof]: macOf("\nabc12345") }) }],
    ["a name that shifts the line", forged({ "x-request-id": "7\nabc12345", forwarded: 'for="203.0.113."' })],
    ["everything right, where this server has no secret", good, []],
    [
      "the proof of a secret that is no more",
      sent("203.0.113.7", OTHER),
      [SECRET, "un segreto ancora diverso, lungo"],
    ],
  ])("%s", (_, headers, secrets = [SECRET]) => {
    expect(provenCaller(headers, secrets)).toBeNull();
  });

  test("the same headers without the forgery are believed", () => {
    expect(provenCaller(forged({}), [SECRET])).not.toBeNull();
  });
});
