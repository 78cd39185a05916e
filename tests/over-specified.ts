import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { type StandIn, standIn } from "./api/firebase/stand-in";
import { DEMO_PASSWORD } from "./api-client";
import { frontServer } from "./front-server";
import { hostedEnvironment, hostedSettings } from "./hosted-environment";
import { freePort, type ServerOptions, startPages, startWhole, type TestServer } from "./server";
import { specifiedServer, type Whole } from "./specified-server";

/**
 * The pages over a server that has the specification alone. Behind it stands the whole product in a process of its own, with
 * its store, its mails and its jobs: a test prepares there what it needs, by the data folder, by `/api` at this address or by
 * the pages at `wholeUrl`, while the pages under test see only what the specification names.
 */
export async function startOverSpecified(options: ServerOptions = {}): Promise<TestServer> {
  const { port = await freePort(), environment } = options;
  const url = `http://127.0.0.1:${port}`;
  // The port is taken at once: others look for a free one while the servers behind it start.
  const targets = { whole: "", pages: "" };
  const endFront = await frontServer(port, {
    targetOf: (asked) => (asked.startsWith("/api/") ? targets.whole : targets.pages),
  });
  const identity = await standIn({ isEmulator: true });
  Object.assign(identity, { actionUrl: `${url}/auth`, provesAddresses: true });
  const publicly = { PUBLIC_URL: url, ...environment };
  const hosted = { ...publicly, ...hostedSettings(identity.host) };
  const whole = await startWhole({ ...options, port: await freePort(), environment: hosted });
  knowEverybody(identity, whole.dataDir);
  identity.atMail = (mail) => keepMail(whole.dataDir, mail);
  const specified = await specifiedServer(behind(whole.url), identity);
  const pages = await startPages({ ...publicly, ...hostedEnvironment(specified.url, identity.host) });
  Object.assign(targets, { whole: whole.url, pages: pages.url });
  const end = (how: "stop" | "kill") => async () => {
    await endFront();
    await pages[how]();
    specified.close();
    await whole[how]();
    identity.close();
  };
  return {
    ...pages,
    ...{ url, dataDir: whole.dataDir, wholeUrl: whole.url, stop: end("stop"), kill: end("kill") },
    output: () => whole.output() + pages.output(),
  };
}

/** Our API below this address, which takes the ID tokens of the hosted identity as they are. */
const behind = (wholeUrl: string): Whole => ({
  async handle(request) {
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = method === "GET" || method === "HEAD" ? {} : { body: await request.arrayBuffer() };
    const sent = Object.fromEntries([...headers].filter(([name]) => !OF_ONE_CONNECTION.has(name)));
    const answered = await fetch(wholeUrl + pathname + search, {
      ...{ method, headers: sent, redirect: "manual" },
      ...body,
    });
    const kept = [...answered.headers].filter(([name]) => !OF_ONE_CONNECTION.has(name));
    return new Response(answered.body, { status: answered.status, headers: kept });
  },
  tokenFor: (_, idToken) => idToken,
});

const OF_ONE_CONNECTION = new Set([
  ...["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding"],
  ...["accept-encoding", "host"],
]);

/** Gives the accounts of a store the password of the demo, at the identity service. */
function knowEverybody(identity: StandIn, dataDir: string): void {
  const store = new BetterSqlite(path.join(dataDir, "carta-esg.sqlite"), { readonly: true });
  for (const email of store.prepare("select email from account").pluck().all() as string[]) {
    identity.addUser(email, DEMO_PASSWORD);
    identity.proveAddress(email);
  }
  store.close();
}

/** Puts a mail of the identity service where a test reads those of the product. */
function keepMail(dataDir: string, { email, link }: { email: string; link: string }): void {
  const outbox = path.join(dataDir, "outbox");
  mkdirSync(outbox, { recursive: true });
  writeFileSync(path.join(outbox, `${new Date().toISOString()}-identity.txt`), `A: ${email}\n\n${link}\n`);
}
