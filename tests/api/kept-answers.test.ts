import { describe, expect, test } from "vitest";
import { makeCall, nothingKnown, type Transport } from "~/api/call";
import { CONTENT_HEADER } from "~/api/kept-answers";

const CALLER = { clientAddress: "192.0.2.9", requestId: "abc123" };
const NATIONS = [{ id: "IT", label: "Italia", isEu: true }];
const USER = {
  userId: "u-1",
  companyId: "c-1",
  email: "ada@rossi.example",
  name: "Ada",
  surname: "Rossi",
  phoneNumber: null,
  preferredLocale: "it",
  companyName: "Rossi S.r.l.",
  companySize: null,
  currentFiscalYear: 2025,
  fiscalYearByRole: {},
  isValidated: false,
  legalTerms: { terms: true, privacy: true, otherPrivacy: true },
  logoUrl: null,
  roles: {},
  skipQuickstartWalkthrough: false,
  welcomeMessageSeen: true,
};

/** A server of two processes, each with a content of its own: one answers `user.info`, the other the rest. */
function server(baseUrl: string) {
  const content: { user: string | null; rest: string | null } = { user: "uno", rest: "uno" };
  const asked: string[] = [];
  const transport: Transport = async ({ url }, _, row) => {
    asked.push(row.path);
    const name = url.endsWith("/user/v1/info") ? content.user : content.rest;
    const headers = name === null ? undefined : { [CONTENT_HEADER]: name };
    return Response.json(url.endsWith("/user/v1/info") ? USER : NATIONS, { headers });
  };
  /** What a page asks for once it knows its user. */
  const page = async () => {
    const call = makeCall({ transport, baseUrl, caller: CALLER, token: "x", known: nothingKnown() });
    await call("user.info", {});
    return call("config.nations", {});
  };
  const times = () => asked.filter((path) => path === "/nations").length;
  return { content, page, times };
}

let servers = 0;
const another = () => server(`http://api-${(servers += 1)}.example/api`);

describe("an answer that belongs to the server's content", () => {
  test("is asked for once, by however many pages", async () => {
    const { page, times } = another();
    expect([await page(), await page(), await page()]).toEqual([NATIONS, NATIONS, NATIONS]);
    expect(times()).toBe(1);
  });

  test("is asked for again once the server names another content", async () => {
    const { content, page, times } = another();
    await page();
    Object.assign(content, { user: "due", rest: "due" });
    await page();
    await page();
    expect(times()).toBe(2);
  });

  test("is not kept where it comes from a process with another content", async () => {
    const { content, page, times } = another();
    content.rest = "vecchio";
    await page();
    await page();
    expect(times()).toBe(2);
  });

  test("is not kept where the server names no content", async () => {
    const { content, page, times } = another();
    Object.assign(content, { user: null, rest: null });
    await page();
    await page();
    expect(times()).toBe(2);
  });

  test("is kept for its own server alone", async () => {
    const [one, other] = [another(), another()];
    await one.page();
    await other.page();
    expect([one.times(), other.times()]).toEqual([1, 1]);
  });

  test("cannot be changed by one of the pages that share it", async () => {
    const { page } = another();
    const [nation] = await page();
    expect(() => Object.assign(nation ?? {}, { label: "Altrove" })).toThrow(TypeError);
  });
});
