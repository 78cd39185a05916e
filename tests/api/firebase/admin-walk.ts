import { type HostedAccounts, hostedAccounts } from "~/api/firebase/accounts";
import type { ApiError } from "~/api/errors";
import { firebaseAdmin } from "~/platform/identity/hosted/admin";

/** What came of a step. */
type Outcome = [step: string, outcome: unknown];

const PERSON = { email: "diana@prova.example", password: "Prova2026x", displayName: "Diana Neri" };
const NEXT_SECOND_MS = 1_100;

/** What the platform asks by firebase-admin, in the order in which it does, with what came of each. */
export async function adminWalk(host: string, projectId: string): Promise<Outcome[]> {
  // The library looks for an emulator here at every call.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  const accounts = hostedAccounts({ apiKey: "chiave", emulator: host, timeoutMs: 10_000 });
  const { administration, verify } = await firebaseAdmin({ projectId, credentials: null, isEmulated: true });
  if (!administration) throw new Error("An emulator needs no service account");
  const outcomes: Outcome[] = [];
  const note = async (step: string, asked: Promise<unknown>) => {
    const outcome = await asked.catch((error: unknown) => (error as ApiError).code ?? String(error));
    outcomes.push([step, outcome ?? "done"]);
  };
  const { email, password } = PERSON;

  await note("open an account", administration.open(PERSON));
  await note(
    "open it again, with a new password",
    administration.open({ ...PERSON, password: "Altra2026xy" }),
  );
  await note("sign in with the former password", signsIn(accounts, password));
  const tokens = await accounts.signIn(email, "Altra2026xy");
  const person = await verify(tokens.idToken);
  outcomes.push(["verify a token", { ...person, uid: "", authenticatedAt: 0 }]);
  outcomes.push(["the time of the sign-in is the same", person?.authenticatedAt === tokens.authenticatedAt]);
  await note(
    "verify no token",
    verify("a.b.c").then((none) => none ?? "nobody"),
  );
  const uid = person?.uid ?? "";
  await tick();
  await note("set a password", administration.setPassword(uid, "Terza2026xy"));
  await note("sign in with it", signsIn(accounts, "Terza2026xy"));
  await note("look up with a token of before", lookedUp(accounts, tokens.idToken));
  const later = await accounts.signIn(email, "Terza2026xy");
  await tick();
  await note("switch the access off", administration.switchAccess(uid, false));
  await note("sign in while it is off", signsIn(accounts, "Terza2026xy"));
  await note("look up while it is off", lookedUp(accounts, later.idToken));
  await note(
    "verify a token while it is off",
    verify(later.idToken).then((none) => none ?? "nobody"),
  );
  await note("switch the access on", administration.switchAccess(uid, true));
  await tick();
  await note("look up with a revoked token", lookedUp(accounts, later.idToken));
  await note("sign in again", signsIn(accounts, "Terza2026xy"));
  await note("remove the account", administration.remove(uid));
  await note("remove what is gone", administration.remove(uid));
  await note("switch off what is gone", administration.switchAccess(uid, false));
  await note("sign in to what is gone", signsIn(accounts, "Terza2026xy"));
  return outcomes;
}

const signsIn = (accounts: HostedAccounts, password: string) =>
  accounts.signIn(PERSON.email, password).then(() => "in");

const lookedUp = (accounts: HostedAccounts, idToken: string) =>
  accounts.lookUp(idToken).then(({ displayName, emailVerified, isDisabled }) => ({
    ...{ displayName, emailVerified, isDisabled },
  }));

/** Tokens and changes are dated by the second. */
const tick = () => new Promise((resolve) => setTimeout(resolve, NEXT_SECOND_MS));
