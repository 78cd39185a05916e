import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { accountCalls } from "./admin-calls";
import { LIFETIME_S, PROJECT, publishedKeys, signedToken, unsignedClaims, verifiedClaims } from "./tokens";

/**
 * The hosted identity service over HTTP, as far as the product asks it: same addresses, fields, errors and rules as its
 * emulator answered on 2026-11-26 (firebase-tools 15), but with signed tokens, and with refresh tokens that end when the
 * password changes, as those of the service do.
 */
export interface StandIn {
  /** `host:port`, in place of an emulator. */
  host: string;
  /** What it was asked, in order. */
  asked: string[];
  /** The languages that it was asked in. */
  locales: (string | undefined)[];
  /** The links that it has mailed. */
  mails: { email: string; code: string; link: string }[];
  /** Told of each of them. */
  atMail: (mail: { email: string; link: string }) => void;
  /** Where its mails lead: the action address that the project is set to. */
  actionUrl: string;
  /** Answers in place of its own, and says that it did. */
  instead: (method: string, response: ServerResponse) => boolean | void;
  /** As the emulator does: earlier tokens are renewed even after a new password. */
  renewsEarlierTokens: boolean;
  /** Whether it hides which addresses have an account, as it is set for new projects. */
  hidesAddresses: boolean;
  /** Whether every address counts as its owner's as soon as it has an account. */
  provesAddresses: boolean;
  addUser(email: string, password: string): string;
  change(email: string, facts: { isDisabled?: boolean; isRevoked?: boolean }): void;
  changeByUid(uid: string, facts: { isDisabled: boolean }): void;
  has(email: string): boolean;
  /** What the service knows of an address. */
  find(
    email: string,
  ): Pick<User, "uid" | "displayName" | "password" | "emailVerified" | "isDisabled"> | undefined;
  /** The owner of the address has shown that it is theirs. */
  proveAddress(email: string): void;
  /** An ID token as a program gets it by itself. */
  signedIn(email: string): string;
  /** As another server of the project can, with its service account. */
  setPassword(email: string, password: string): void;
  /** Lets time pass. */
  advance(seconds: number): void;
  /** Whose token this is; null for one that is not good. */
  ownerOf(idToken: string): { uid: string; email: string } | null;
  close(): void;
}

export interface User {
  uid: string;
  displayName: string;
  email: string;
  password: string;
  emailVerified: boolean;
  isDisabled: boolean;
  validSince: number;
  createdAt: number;
}

export class Refused extends Error {}

type Given = Record<string, string | undefined>;

const random = () => randomBytes(20).toString("base64url");

/** `isEmulator`: signs nothing, as firebase-admin expects of an emulator. */
export async function standIn({ isEmulator = false, project = PROJECT } = {}): Promise<StandIn> {
  const users = new Map<string, User>();
  const refreshTokens = new Map<string, { uid: string; authTime: number }>();
  const codes = new Map<string, string>();
  let skew = 0;
  const seconds = () => Math.floor(Date.now() / 1000) + skew;
  const byUid = (uid: string) => [...users.values()].find((user) => user.uid === uid);

  const tokensFor = (user: User, authTime: number) => {
    const refreshToken = `AMf-${random()}`;
    refreshTokens.set(refreshToken, { uid: user.uid, authTime });
    return {
      idToken: signedToken(user, authTime, seconds(), { isSigned: !isEmulator, project }),
      refreshToken,
      expiresIn: String(LIFETIME_S),
    };
  };

  const add = (email: string, password: string): User => {
    const at = seconds();
    const made = { validSince: at, createdAt: at, emailVerified: self.provesAddresses, isDisabled: false };
    const user = { uid: random(), email, password, displayName: "", ...made };
    users.set(email, user);
    return user;
  };

  const requireGood = (password = "") => {
    if (password.length < 6) throw new Refused("WEAK_PASSWORD : Password should be at least 6 characters");
  };

  const claimsOf = isEmulator ? unsignedClaims : verifiedClaims;

  const bearer = ({ idToken = "" }: Given): User => {
    const claims = claimsOf(idToken, seconds());
    if (!claims) throw new Refused("INVALID_ID_TOKEN");
    const user = byUid(claims.sub);
    if (!user) throw new Refused("USER_NOT_FOUND");
    if (user.validSince > claims.iat) throw new Refused("TOKEN_EXPIRED");
    if (user.isDisabled) throw new Refused("USER_DISABLED");
    return user;
  };

  const newPassword = (user: User, password: string) => {
    user.password = password;
    user.validSince = seconds();
    for (const [token, { uid }] of self.renewsEarlierTokens ? [] : refreshTokens)
      if (uid === user.uid) refreshTokens.delete(token);
  };

  const METHODS: Record<string, (given: Given) => object> = {
    signUp({ email = "", password }) {
      if (users.has(email)) throw new Refused("EMAIL_EXISTS");
      requireGood(password);
      const user = add(email, password ?? "");
      return { localId: user.uid, email, ...tokensFor(user, seconds()) };
    },
    signInWithPassword({ email = "", password }) {
      const user = users.get(email);
      if (self.hidesAddresses && user?.password !== password) throw new Refused("INVALID_LOGIN_CREDENTIALS");
      if (!user) throw new Refused("EMAIL_NOT_FOUND");
      if (user.password !== password) throw new Refused("INVALID_PASSWORD");
      if (user.isDisabled) throw new Refused("USER_DISABLED");
      return { registered: true, localId: user.uid, email, ...tokensFor(user, seconds()) };
    },
    lookup(given) {
      return { users: [shown(bearer(given))] };
    },
    sendOobCode({ email = "", continueUrl = "" }) {
      if (!users.has(email) && self.hidesAddresses) return { email };
      if (!users.has(email)) throw new Refused("EMAIL_NOT_FOUND");
      const code = random();
      codes.set(code, email);
      const query = new URLSearchParams({
        mode: "resetPassword",
        oobCode: code,
        apiKey: "chiave",
        continueUrl,
      });
      const link = `${self.actionUrl}?${query.toString()}&lang=it`;
      self.mails.push({ email, code, link });
      self.atMail({ email, link });
      return { email };
    },
    resetPassword({ oobCode = "", newPassword: password }) {
      const email = codes.get(oobCode);
      const user = users.get(email ?? "");
      if (!email || !user) throw new Refused("INVALID_OOB_CODE");
      if (password === undefined) return { email, requestType: "PASSWORD_RESET" };
      requireGood(password);
      codes.delete(oobCode);
      newPassword(user, password);
      user.emailVerified = true;
      return { email, requestType: "PASSWORD_RESET" };
    },
    update(given) {
      const user = bearer(given);
      user.displayName = given["displayName"] ?? user.displayName;
      if (given["password"] === undefined) return { localId: user.uid, email: user.email };
      requireGood(given["password"]);
      newPassword(user, given["password"] ?? "");
      return { localId: user.uid, email: user.email, ...tokensFor(user, seconds()) };
    },
    delete(given) {
      users.delete(bearer(given).email);
      return { kind: "identitytoolkit#DeleteAccountResponse" };
    },
    token({ refresh_token = "", grant_type }) {
      if (grant_type !== "refresh_token") throw new Refused("INVALID_GRANT_TYPE");
      const kept = refreshTokens.get(refresh_token);
      const user = byUid(kept?.uid ?? "");
      if (!kept)
        throw new Refused(refresh_token.startsWith("AMf-") ? "TOKEN_EXPIRED" : "INVALID_REFRESH_TOKEN");
      if (!user) throw new Refused("USER_NOT_FOUND");
      if (user.isDisabled) throw new Refused("USER_DISABLED");
      if (user.validSince > kept.authTime && !self.renewsEarlierTokens) throw new Refused("TOKEN_EXPIRED");
      const idToken = signedToken(user, kept.authTime, seconds(), { isSigned: !isEmulator, project });
      const both = { access_token: idToken, id_token: idToken, refresh_token, token_type: "Bearer" };
      return { ...both, expires_in: String(LIFETIME_S), user_id: user.uid, project_id: "1" };
    },
  };

  const refused = (message: string): never => {
    throw new Refused(message);
  };
  const administered = accountCalls({ users, add, newPassword, byUid, shown, refuse: refused });

  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://stand-in");
    const [, method = ""] = /(?:\/v1\/accounts:|\/v1\/)(\w+)$/.exec(pathname) ?? [];
    const body = await textOf(request);
    const [, ofProject] = /\/v1\/projects\/[\w-]+\/(accounts(?::\w+)?)$/.exec(pathname) ?? [];
    if (pathname.endsWith("/jwk")) return json(response, 200, publishedKeys());
    self.asked.push(ofProject === undefined ? method : `admin ${ofProject}`);
    self.locales.push(request.headers["x-firebase-locale"]?.toString());
    if (self.instead(method, response)) return;
    const isAdmin = ofProject !== undefined && request.headers.authorization === "Bearer owner";
    if (!isAdmin && !searchParams.get("key"))
      return refuse(response, 403, "The request is missing a valid API key.");
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    const given = isForm ? Object.fromEntries(new URLSearchParams(body)) : (JSON.parse(body) as Given);
    try {
      json(response, 200, isAdmin ? administered(ofProject, given) : (METHODS[method]?.(given) ?? {}));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuse(response, 400, error.message);
    }
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const self: StandIn = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    locales: [],
    mails: [],
    atMail: () => undefined,
    actionUrl: "https://carta.example/auth",
    instead: () => false,
    renewsEarlierTokens: false,
    hidesAddresses: true,
    provesAddresses: false,
    addUser: (email, password) => add(email, password).uid,
    change(email, { isDisabled, isRevoked }) {
      const user = users.get(email);
      if (!user) throw new Error(`There is no ${email}`);
      if (isDisabled !== undefined) user.isDisabled = isDisabled;
      if (isRevoked) user.validSince = seconds() + 1;
    },
    changeByUid: (uid, facts) => self.change(byUid(uid)?.email ?? "", facts),
    has: (email) => users.has(email),
    find: (email) => users.get(email),
    proveAddress(email) {
      const user = users.get(email);
      if (user) user.emailVerified = true;
    },
    signedIn(email) {
      const user = users.get(email);
      if (!user) throw new Error(`There is no ${email}`);
      return tokensFor(user, seconds()).idToken;
    },
    setPassword(email, password) {
      const user = users.get(email);
      if (user) newPassword(user, password);
    },
    advance: (by) => (skew += by),
    ownerOf(idToken) {
      const claims = claimsOf(idToken, seconds());
      return claims && { uid: claims.sub, email: claims.email };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return self;
}

/** An account as a look-up tells of it. */
const shown = ({ uid, email, displayName, emailVerified, isDisabled, validSince, createdAt }: User) => ({
  ...{ localId: uid, email, emailVerified, disabled: isDisabled, displayName },
  ...{ validSince: String(validSince), createdAt: String(createdAt * 1000) },
});

export function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json; charset=UTF-8" }).end(JSON.stringify(body));
}

/** An error in the words and the shape of the service. */
export const refuse = (response: ServerResponse, code: number, message: string): void =>
  json(response, code, {
    error: { code, message, errors: [{ message, reason: "invalid", domain: "global" }] },
  });

async function textOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const text of request.setEncoding("utf8") as AsyncIterable<string>) body += text;
  return body;
}
