import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type HostedAccounts, hostedAccounts } from "~/api/firebase/accounts";
import { json, refuse, type StandIn, standIn } from "./stand-in";

const ANNA = "anna@prova.example";
const PASSWORD = "Prova2026x";

let service: StandIn;
let accounts: HostedAccounts;
beforeAll(async () => {
  service = await standIn();
  service.addUser(ANNA, PASSWORD);
  accounts = hostedAccounts({ apiKey: "chiave", emulator: service.host, timeoutMs: 400 });
});
beforeEach(() => {
  service.instead = () => false;
  service.hidesAddresses = true;
});
afterAll(() => service.close());

/** The service as it answers this time. */
const answering = (answer: (response: ServerResponse) => void) => {
  service.instead = (_, response) => {
    answer(response);
    return true;
  };
};

describe("the calls of the hosted identity service", () => {
  test("sign a person in, whose account they then find", async () => {
    const tokens = await accounts.signIn(ANNA, PASSWORD);
    expect(tokens.lifetime).toBe(3600);
    expect(Math.abs(tokens.authenticatedAt - Date.now() / 1000)).toBeLessThan(5);
    expect(service.ownerOf(tokens.idToken)?.email).toBe(ANNA);
    expect(await accounts.lookUp(tokens.idToken)).toMatchObject({
      email: ANNA,
      displayName: "",
      emailVerified: false,
      isDisabled: false,
      tenantId: null,
    });
    expect(service.locales.every((locale) => locale === "it")).toBe(true);
  });

  test("find the tenant that an account belongs to", async () => {
    answering((response) => json(response, 200, { users: [{ localId: "anna-1", tenantId: "azienda-1" }] }));
    expect(await accounts.lookUp("x")).toMatchObject({ uid: "anna-1", tenantId: "azienda-1" });
  });

  test("renew the tokens, which keep the time of the sign-in", async () => {
    const tokens = await accounts.signIn(ANNA, PASSWORD);
    service.advance(30);
    const renewed = await accounts.renew(tokens.refreshToken);
    expect(renewed.idToken).not.toBe(tokens.idToken);
    expect(renewed.authenticatedAt).toBe(tokens.authenticatedAt);
    expect(service.ownerOf(renewed.idToken)?.email).toBe(ANNA);
  });

  test("open an account, whose owner sets its password by the mailed link, once", async () => {
    const email = "bruno@prova.example";
    const first = await accounts.signUp(email, "Casuale2026");
    await accounts.mailPasswordLink(email, "https://carta.example/fatto");
    const { code } = service.mails.at(-1)!;
    expect((await accounts.showLink(code)).email).toBe(email);
    expect((await accounts.setPassword(code, PASSWORD)).email).toBe(email);
    await expect(accounts.setPassword(code, PASSWORD)).rejects.toMatchObject({
      code: "firebase/invalid-action-code",
    });
    service.advance(5);
    await expect(accounts.renew(first.refreshToken)).rejects.toMatchObject({
      code: "firebase/user-token-expired",
    });
    const own = await accounts.signIn(email, PASSWORD);
    expect((await accounts.lookUp(own.idToken)).emailVerified).toBe(true);
    const changed = await accounts.changePassword(own.idToken, "Altra2026x");
    await accounts.remove(changed.idToken);
    expect(service.has(email)).toBe(false);
  });
});

describe("a refusal of the service", () => {
  test.each([
    ["EMAIL_EXISTS", "email-already-in-use"],
    ["EMAIL_NOT_FOUND", "user-not-found"],
    ["USER_NOT_FOUND", "user-not-found"],
    ["INVALID_EMAIL", "user-not-found"],
    ["INVALID_PASSWORD", "wrong-password"],
    ["INVALID_LOGIN_CREDENTIALS", "invalid-credential"],
    ["WEAK_PASSWORD : Password should be at least 6 characters", "password-does-not-meet-requirements"],
    ["PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing: [digit]", "password-does-not-meet-requirements"],
    ["TOO_MANY_ATTEMPTS_TRY_LATER : Access is disabled for a while", "too-many-requests"],
    ["RESET_PASSWORD_EXCEED_LIMIT", "too-many-requests"],
    ["QUOTA_EXCEEDED : Exceeded quota", "too-many-requests"],
    ["USER_DISABLED", "user-disabled"],
    ["EXPIRED_OOB_CODE", "expired-action-code"],
    ["INVALID_OOB_CODE", "invalid-action-code"],
    ["CREDENTIAL_TOO_OLD_LOGIN_AGAIN", "requires-recent-login"],
    ["TOKEN_EXPIRED", "user-token-expired"],
    ["INVALID_ID_TOKEN", "user-token-expired"],
    ["INVALID_REFRESH_TOKEN", "user-token-expired"],
    ["API key not valid. Please pass a valid API key.", "internal-error"],
    ["constructor", "internal-error"],
  ])("«%s» is known as %s", async (message, code) => {
    answering((response) => refuse(response, 400, message));
    await expect(accounts.signIn(ANNA, PASSWORD)).rejects.toMatchObject({
      status: 424,
      code: `firebase/${code}`,
      message: `firebase/${code}: ${message}`,
      retryAfter: code === "too-many-requests" ? 60 : null,
    });
  });

  test.each([
    [429, "", "too-many-requests"],
    [503, "The service is currently unavailable.", "network-request-failed"],
    [500, "", "network-request-failed"],
    [404, "", "internal-error"],
  ])("of status %i with «%s» is known as %s", async (status, message, code) => {
    answering((response) => refuse(response, status, message));
    await expect(accounts.lookUp("x")).rejects.toMatchObject({ status: 424, code: `firebase/${code}` });
  });
});

const flood = (response: ServerResponse) => {
  const pour = () => {
    while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, " ")));
  };
  response.on("drain", pour);
  pour();
};

describe("an answer that is none", () => {
  test.each<[string, (response: ServerResponse) => void, string]>([
    ["no answer at all", () => undefined, "network-request-failed"],
    [
      "one that stops half way",
      (response) => void response.writeHead(200).write("{"),
      "network-request-failed",
    ],
    ["a cut connection", (response) => void response.destroy(), "network-request-failed"],
    ["a page", (response) => void response.end("<html>proxy</html>"), "internal-error"],
    ["an endless one", flood, "internal-error"],
    ["no tokens", (response) => json(response, 200, { localId: "x" }), "internal-error"],
    ["a list", (response) => json(response, 200, []), "internal-error"],
    [
      "a token without claims",
      (response) => json(response, 200, { idToken: "a.b.c", refreshToken: "r", expiresIn: "3600" }),
      "internal-error",
    ],
    [
      "a time that is no number",
      (response) => json(response, 200, { idToken: "a.e30.c", refreshToken: "r", expiresIn: "presto" }),
      "internal-error",
    ],
    [
      "a redirect, which is not followed",
      (response) => void response.writeHead(307, { Location: `http://${service.host}/altrove` }).end(),
      "internal-error",
    ],
  ])("%s", async (_, answer, code) => {
    const before = service.asked.length;
    answering(answer);
    await expect(accounts.signIn(ANNA, PASSWORD)).rejects.toMatchObject({
      status: 424,
      code: `firebase/${code}`,
    });
    expect(service.asked.length).toBe(before + 1);
  });

  test("a look-up without a user", async () => {
    answering((response) => json(response, 200, { users: [] }));
    await expect(accounts.lookUp("x")).rejects.toMatchObject({ code: "firebase/internal-error" });
  });

  test("no server at all", async () => {
    const gone = hostedAccounts({ apiKey: "chiave", emulator: "127.0.0.1:9", timeoutMs: 400 });
    await expect(gone.signIn(ANNA, PASSWORD)).rejects.toMatchObject({
      code: "firebase/network-request-failed",
    });
  });
});
