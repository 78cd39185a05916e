import { beforeEach, describe, expect, test } from "vitest";
import { type HostedAccounts, hostedAccounts } from "~/api/firebase/accounts";
import { type HostedSession, type HostedSessions, hostedSessions } from "~/api/firebase/sessions";
import { refuse, type StandIn, standIn } from "./stand-in";

const ANNA = "anna@prova.example";
const PASSWORD = "Prova2026x";
const MINUTE_S = 60;
const HOUR_S = 3600;

let service: StandIn;
let accounts: HostedAccounts;
let sessions: HostedSessions;
let session: HostedSession;
let skew = 0;
const now = () => Date.now() + skew;

/** The same time passes for the service and for us. */
const advance = (seconds: number) => {
  service.advance(seconds);
  skew += seconds * 1000;
};

const asked = async (work: () => Promise<unknown>) => {
  service.asked.length = 0;
  await work();
  return [...service.asked];
};

const opened = async (): Promise<HostedSession> => {
  const tokens = await accounts.signIn(ANNA, PASSWORD);
  const one = { id: crypto.randomUUID(), refreshToken: tokens.refreshToken, startedAt: now() };
  sessions.begin(one, tokens);
  return one;
};

const OVER = { status: 401, code: "firebase/user-token-expired" };

beforeEach(async () => {
  service = await standIn();
  service.addUser(ANNA, PASSWORD);
  accounts = hostedAccounts({ apiKey: "chiave", emulator: service.host, timeoutMs: 500 });
  skew = 0;
  sessions = hostedSessions(accounts, now);
  session = await opened();
  return () => service.close();
});

describe("the bearer token of a session", () => {
  test("is the person's own, and a reader's account is looked up once a minute", async () => {
    const read = () => sessions.bearer(session, false);
    expect(service.ownerOf(await read())?.email).toBe(ANNA);
    expect(await asked(read)).toEqual([]);
    advance(MINUTE_S - 1);
    expect(await asked(read)).toEqual([]);
    advance(1);
    expect(await asked(() => Promise.all([read(), read(), read()]))).toEqual(["lookup"]);
    expect(await asked(read)).toEqual([]);
  });

  test("needs a look-up before every write", async () => {
    const write = () => sessions.bearer(session, true);
    expect(await asked(async () => (await write(), write()))).toEqual(["lookup", "lookup"]);
  });

  test("is renewed once for all calls that come meanwhile", async () => {
    advance(HOUR_S - 30);
    const read = () => sessions.bearer(session, false);
    const calls = await asked(async () => {
      const [one, other] = await Promise.all([read(), read(), read()]);
      expect(one).toBe(other);
      expect(service.ownerOf(one)?.email).toBe(ANNA);
    });
    expect(calls).toEqual(["token", "lookup"]);
    advance(MINUTE_S);
    expect(await asked(read)).toEqual(["lookup"]);
  });

  test("is fetched anew by a process that does not know the session", async () => {
    sessions = hostedSessions(accounts, now);
    expect(await asked(() => sessions.bearer(session, false))).toEqual(["token", "lookup"]);
  });
});

describe("a session ends", () => {
  test("for a disabled user at the next write, and at the next call after a minute", async () => {
    service.change(ANNA, { isDisabled: true });
    const disabled = { status: 401, code: "firebase/user-disabled" };
    await sessions.bearer(session, false);
    await expect(sessions.bearer(session, true)).rejects.toMatchObject(disabled);
    advance(MINUTE_S);
    await expect(sessions.bearer(session, false)).rejects.toMatchObject(disabled);
    advance(HOUR_S);
    await expect(sessions.bearer(session, false)).rejects.toMatchObject(disabled);
    service.change(ANNA, { isDisabled: false });
    await sessions.bearer(session, true);
  });

  test("when its tokens were revoked", async () => {
    advance(2);
    service.change(ANNA, { isRevoked: true });
    await expect(sessions.bearer(session, true)).rejects.toMatchObject(OVER);
  });

  test("when the sign-in was before a new password, even if the service goes on renewing its tokens", async () => {
    service.renewsEarlierTokens = true;
    advance(5);
    service.setPassword(ANNA, "Altra2026x");
    advance(HOUR_S);
    expect(await asked(() => expect(sessions.bearer(session, false)).rejects.toMatchObject(OVER))).toEqual([
      "token",
      "lookup",
    ]);
  });

  test("when the password was changed elsewhere", async () => {
    advance(5);
    await accounts.changePassword((await accounts.signIn(ANNA, PASSWORD)).idToken, "Altra2026x");
    advance(MINUTE_S);
    await expect(sessions.bearer(session, false)).rejects.toMatchObject(OVER);
    advance(HOUR_S);
    await expect(sessions.bearer(session, false)).rejects.toMatchObject(OVER);
  });

  test("when the account was deleted", async () => {
    await accounts.remove((await accounts.signIn(ANNA, PASSWORD)).idToken);
    await expect(sessions.bearer(session, true)).rejects.toMatchObject(OVER);
  });

  test("when the person signs out, and another session of the person goes on", async () => {
    const other = await opened();
    sessions.end(session);
    await expect(sessions.bearer(session, false)).rejects.toMatchObject(OVER);
    expect(service.ownerOf(await sessions.bearer(other, true))?.email).toBe(ANNA);
  });

  test("a week after its sign-in", async () => {
    advance(7 * 24 * HOUR_S - 1);
    await sessions.bearer(session, false);
    advance(1);
    await expect(sessions.bearer(session, false)).rejects.toMatchObject(OVER);
  });
});

describe("a service that cannot be asked", () => {
  test("says nothing about the user: the call waits, and the session goes on afterwards", async () => {
    service.instead = (_, response) => {
      refuse(response, 503, "The service is currently unavailable.");
      return true;
    };
    const noAnswer = { status: 503, code: "internal/no_answer", retryAfter: 10 };
    await expect(sessions.bearer(session, true)).rejects.toMatchObject(noAnswer);
    advance(HOUR_S);
    await expect(sessions.bearer(session, false)).rejects.toMatchObject(noAnswer);
    service.instead = () => false;
    expect(service.ownerOf(await sessions.bearer(session, true))?.email).toBe(ANNA);
  });
});
