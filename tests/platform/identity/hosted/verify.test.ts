import https, { type AgentOptions } from "node:https";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { firebaseAdmin } from "~/platform/identity/hosted/admin";
import { PROJECT, publishedPem, signedToken } from "../../../api/firebase/tokens";

const ANNA = { uid: "anna-1", email: "Anna@prova.example", emailVerified: true };

/** Leads every request of the library to a server of this process, which has the keys of the stand-in. */
class ToKeys extends https.Agent {
  readonly #port: () => number;
  constructor(port: () => number, options?: AgentOptions) {
    super(options);
    this.#port = port;
  }
  override createConnection(): Socket {
    return connect(this.#port(), "127.0.0.1");
  }
}

let keys: Server;
let port = 0;
const asked: string[] = [];
beforeAll(async () => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  keys = createServer((request, response) => {
    asked.push(`https://${request.headers.host ?? ""}${request.url ?? ""}`);
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Cache-Control", "public, max-age=3600");
    response.end(JSON.stringify(publishedPem()));
  });
  await new Promise<void>((resolve) => keys.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => {
  port = (keys.address() as AddressInfo).port;
  asked.length = 0;
});
afterAll(() => void keys.close());

const verifier = () =>
  firebaseAdmin({
    ...{ projectId: PROJECT, credentials: null, isEmulated: false },
    agent: new ToKeys(() => port),
  });

const now = () => Math.floor(Date.now() / 1000);

describe("an ID token", () => {
  test("that the service signed for this project tells who the person is, by keys that are fetched once", async () => {
    const { verify, administration } = await verifier();
    const signedAt = now() - 60;
    const person = {
      ...{ uid: "anna-1", email: "anna@prova.example", isEmailVerified: true, tenantId: null },
      authenticatedAt: signedAt - 5,
    };
    expect(await verify(signedToken(ANNA, signedAt - 5, signedAt))).toEqual(person);
    expect(await verify(signedToken(ANNA, signedAt - 5, signedAt))).toEqual(person);
    expect(asked).toEqual([
      "https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com",
    ]);
    expect(administration).toBeNull();
  });

  test("of a tenant of the project says which", async () => {
    const token = signedToken(ANNA, now(), now(), { tenant: "azienda-1" });
    expect(await (await verifier()).verify(token)).toMatchObject({ uid: "anna-1", tenantId: "azienda-1" });
  });

  test.each<[string, () => string]>([
    ["an expired one", () => signedToken(ANNA, now() - 7300, now() - 7200)],
    ["one of another project", () => signedToken(ANNA, now(), now(), { project: "altro-progetto" })],
    ["one that nobody signed", () => signedToken(ANNA, now(), now(), { isSigned: false })],
    ["one with another signature", () => `${signedToken(ANNA, now(), now()).slice(0, -8)}AAAAAAAA`],
    ["one with another payload", () => withPayload(signedToken(ANNA, now(), now()), { sub: "bruno-1" })],
    ["no token", () => "a.b.c"],
    ["an empty text", () => ""],
  ])("is not good: %s", async (_, token) => {
    expect(await (await verifier()).verify(token())).toBeNull();
  });

  test("says nothing while the keys of the service cannot be fetched", async () => {
    const { verify } = await verifier();
    port = 9;
    await expect(verify(signedToken(ANNA, now(), now()))).rejects.toMatchObject({
      status: 503,
      code: "internal/no_answer",
    });
  });
});

function withPayload(token: string, changes: object): string {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, ...changes })).toString("base64url");
  return [header, changed, signature].join(".");
}
