import { parseArgs } from "node:util";
import { makeCall } from "~/api/call";
import { isConforming, reportText } from "./report";
import { runSuite } from "./suite";

/**
 * `npm run conformance -- --url https://…/api`: makes every call of the specification's §7 on a server, with the inputs
 * that §7 names and no other, and says call by call and field by field how the answers differ from the contract. It only
 * reads, unless `--write` is given. Ends with 0 if the server conforms, 1 if not, 2 if it could not be looked at.
 */
const USAGE = `npm run conformance -- --url URL [--email ADDRESS] [--write]

  --url URL        base of the API, such as https://carta.example/api
  --email ADDRESS  signs in there; the password is read from CONFORMANCE_PASSWORD.
                   Without it the bearer token is read from CONFORMANCE_TOKEN.
  --write          also makes the calls that change something: with an account made for it alone
`;

/** How long a server may take for one answer. */
const PATIENCE_MS = 60_000;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      email: { type: "string" },
      write: { type: "boolean", default: false },
    },
  });
  if (values.url === undefined || !URL.canParse(values.url)) {
    process.stderr.write(USAGE);
    return 2;
  }
  const baseUrl = values.url.replace(/\/+$/, "");
  const token = values.email === undefined ? tokenGiven() : await signIn(baseUrl, values.email);
  const reports = await runSuite({ baseUrl, token, mayWrite: values.write, send: patiently });
  process.stdout.write(reportText(reports));
  return isConforming(reports) ? 0 : 1;
}

/** As the pages ask: a redirect is not followed. */
const patiently = (request: Request) =>
  fetch(request, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });

const tokenGiven = () => process.env["CONFORMANCE_TOKEN"] ?? null;

/** By the embedded identity service; of any other the token is given. */
async function signIn(baseUrl: string, email: string): Promise<string> {
  const password = process.env["CONFORMANCE_PASSWORD"] ?? "";
  const caller = { clientAddress: "127.0.0.1", requestId: "conformance" };
  const call = makeCall({ transport: patiently, baseUrl, caller, token: null });
  return (await call("identity.signIn", { body: { email, password } })).token;
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n\n${USAGE}`);
  return 2;
});
