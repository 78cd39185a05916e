import { randomUUID } from "node:crypto";
import { makeCall, type Call } from "~/api/call";
import { ApiError, hasCode } from "~/api/errors";
import { askPassword } from "./ask-password";
import { Refused, WrongUsage } from "./refused";
import { wordsOfError } from "./words";
import { trimTail } from "~/domain/trim-tail";

interface SigningIn {
  url?: string;
  email?: string;
}

/** Works as a verifier who signs in before and signs out afterwards, even after an error. */
export async function signedIn(given: SigningIn, work: (call: Call) => Promise<void>): Promise<void> {
  const { email } = given;
  if (!email) throw new WrongUsage("Manca chi accede: aggiungi --email <email>.");
  const url = addressOf(given.url);
  const body = { email, password: await askPassword(email) };
  const { token } = await callAt(url, null)("identity.signIn", { body }).catch((error: unknown) => {
    throw sessionError(error, url);
  });
  const call = callAt(url, token);
  try {
    await work(call);
  } catch (error) {
    throw sessionError(error, url);
  } finally {
    await call("identity.signOut", {}).catch(() => undefined);
  }
}

function addressOf(given: string | undefined): string {
  const { PUBLIC_URL, PORT } = process.env;
  const url = given ?? (PUBLIC_URL || `http://localhost:${PORT || "3000"}`);
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new WrongUsage(`«${url}» non è l'indirizzo di un server: comincia con http:// o https://.`);
  }
  return trimTail(url, "/");
}

const callAt = (url: string, token: string | null): Call =>
  makeCall({
    transport: async (request) =>
      fetch(request).catch(() => {
        throw new Refused(`Il server ${url} non risponde. Controlla l'indirizzo (--url) e che sia acceso.`);
      }),
    baseUrl: `${url}/api`,
    caller: { clientAddress: "", requestId: randomUUID() },
    token,
  });

const sessionError = (error: unknown, url: string): unknown => {
  if (!(error instanceof ApiError)) return error;
  return hasCode(error, "internal/no_data") || hasCode(error, "internal/unknown_call")
    ? new Refused(`Il server ${url} non conosce questa chiamata (${error.status}).`)
    : new Refused(wordsOfError(error));
};
