import { readdirSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { contract, type CallId } from "~/api/contract";
import type { Row } from "~/api/row";
import type { CallRight } from "~/domain/people/call-rights";
import { hashOfToken } from "~/platform/identity/tokens";
import { sessionOfLive } from "~/platform/people/admit";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { allKept } from "~/platform/workbook/keep-when-read";
import { openSession } from "../../platform/residents";
import { makeWorld, BASE_URL, type World } from "../../platform/world";
import { register } from "../../platform/identity/registering";
import { download } from "../../platform/workbook/transfer";
import { loadDemo } from "../../server";
import { type CallRequest, type Material, requestsTo } from "./call-requests";
import { knownWords, wordsFor } from "./known-words";
import { underVerification } from "../under-verification";
import { countWrites } from "./written-rows";

export const VERIFIER = "verifica@ente-demo.example";
const PROVIDER = "fornitore@ente-demo.example";
const WRITERS = [
  "admin@azienda-demo.example",
  "admin@azienda-abilitata.example",
  "admin@azienda-nuova.example",
];

/** People of the demo data by what they may do; the first ones may make most calls. */
export const PEOPLE = [
  ...WRITERS,
  "redazione@azienda-demo.example",
  VERIFIER,
  PROVIDER,
  "lettura@azienda-demo.example",
];

const DESKS: { [Right in CallRight]?: string[] } = { verify: [VERIFIER], provide: [PROVIDER] };

/** Who makes a call: mostly a person who may, now and then another one, or a stranger. */
export const senders = (right: CallRight): fc.Arbitrary<string | null> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...(DESKS[right] ?? WRITERS)) },
    { weight: 1, arbitrary: fc.constantFrom(...PEOPLE) },
    { weight: 1, arbitrary: fc.constantFrom(null, "nessuno") },
  );

export interface CallWorld {
  world: World;
  /** Requests to a call from each of the senders, with what that person's company has. */
  requestsFrom(id: CallId, sender: string | null): fc.Arbitrary<CallRequest>;
  /** What has been written since the beginning, and the files that are kept. */
  stored(): string;
  /** The token that this sender has for a call; null for none. */
  tokenOf(id: CallId, sender: string | null): Promise<string | null>;
  /** The answer to a request with this token. */
  send(request: CallRequest, token: string | null): Promise<Response>;
  close(): Promise<void>;
}

async function fill(dataDir: string): Promise<void> {
  loadDemo(dataDir);
  await underVerification({ dataDir });
}

/** A platform with the demo data, of which every row that is written is counted. */
export async function makeCallWorld(): Promise<CallWorld> {
  const world = await makeWorld({ now: new Date().toISOString(), fill });
  const { dataDir } = world.parts.settings;
  const materials = await materialsOf(world);
  const store = new BetterSqlite(databaseFile(dataDir));
  const writes = countWrites(store);
  const tokens = new Map<string, string>();
  let sent = 0;
  return {
    world,
    requestsFrom: (id, sender) => requestsTo(id, materials.get(sender ?? "") ?? materials.get("")!),
    stored: () => JSON.stringify([writes(), readdirSync(path.join(dataDir, "files")).sort()]),
    async tokenOf(id, sender) {
      if (!sender?.includes("@")) return sender;
      if ((contract[id] as Row).right === "registering") return registering(world, sent);
      const known = tokens.get(sender);
      if (known !== undefined && (await isLive(world, known))) return known;
      // A generated request may have deleted the account: then its person is a stranger.
      const token = await openSession(world.parts, sender).catch(() => null);
      if (token !== null) tokens.set(sender, token);
      return token;
    },
    async send({ method, address, type, body }, token) {
      sent += 1;
      world.clock.set(new Date(world.clock.now().getTime() + 1_000).toISOString());
      const headers: Record<string, string> = { ...(type ? { "Content-Type": type } : {}) };
      if (token !== null) headers["Authorization"] = `Bearer ${token}`;
      const request = new Request(BASE_URL + address, {
        method,
        headers,
        ...(body === null ? {} : { body: body as string }),
      });
      const caller = { clientAddress: addressNumber(sent), requestId: String(sent) };
      const answer = await world.handle(request, caller);
      // A workbook that is read after its answer would be written during the next request.
      await allKept(world.db);
      return answer;
    },
    async close() {
      store.close();
      await world.close();
    },
  };
}

/** Whether a token still lets its person in: generated requests sign people out and set passwords anew. */
const isLive = async ({ parts }: World, token: string): Promise<boolean> => {
  const scope = { ...parts, clientAddress: "192.0.2.1", requestId: "fuzz" };
  return (await sessionOfLive(hashOfToken(token), scope)) !== null;
};

/** Each request comes from another house: the limits of one address are not what is tried here. */
const addressNumber = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

async function registering(world: World, number: number): Promise<string> {
  const { token } = await world.call(null, addressNumber(number))("identity.signUp", {
    body: { email: `p${number}@prova.example` },
  });
  return token;
}

/** What each person's requests are made of; "" is a stranger. */
async function materialsOf(world: World): Promise<Map<string, Material>> {
  const file = databaseFile(world.parts.settings.dataDir);
  const mailed = await mailedTokens(world);
  const everywhere = knownWords(file);
  const materials = new Map<string, Material>();
  for (const email of ["", ...PEOPLE]) {
    // A verifier and the provider work on what others have.
    const companyId = ["", VERIFIER, PROVIDER].includes(email) ? undefined : await companyOf(world, email);
    const own = knownWords(file, companyId).set("token", mailed).set("nonce", mailed);
    const files = companyId === undefined ? [] : [await download(world, companyId)];
    const words = (name: string) =>
      fc.oneof(
        { weight: 6, arbitrary: wordsFor(own, name) },
        { weight: 1, arbitrary: wordsFor(everywhere, name) },
      );
    materials.set(email, { words, files });
  }
  return materials;
}

async function companyOf({ db }: World, email: string): Promise<string> {
  const members = db.selectFrom("membership").innerJoin("account", "account.id", "membership.account_id");
  return (await members.select("company_id").where("email", "=", email).executeTakeFirstOrThrow()).company_id;
}

/** Tokens of mailed links: some set a password anew, the others complete a registration. */
async function mailedTokens(world: World): Promise<string[]> {
  for (const email of PEOPLE) await world.call(null)("user.forgotPassword", { query: { email } });
  for (let number = 1; number <= 12; number += 1) {
    const address = addressNumber(number);
    await register(world, { email: `nuova${number}@prova.example` }, address);
  }
  return (await world.outbox()).map(({ token }) => token).filter((token) => token !== "");
}
