import { type HostedAccounts, hostedAccounts } from "~/api/firebase/accounts";
import type { ApiError } from "~/api/errors";

/** An identity service that a walk can look into. */
export interface Peer {
  host: string;
  /** The code of the newest link that was mailed to this address. */
  mailedCode(email: string): Promise<string>;
  disable(uid: string, isDisabled: boolean): Promise<void>;
}

/** What came of a step: the code of its refusal, or what it says of the person. */
type Outcome = [step: string, outcome: unknown];

const EMAIL = "carlo@prova.example";
const NEXT_SECOND_MS = 1_100;

/** Every call of the service in every order that the product uses, with what came of each. */
export async function walk(peer: Peer): Promise<Outcome[]> {
  const accounts = hostedAccounts({ apiKey: "chiave", emulator: peer.host, timeoutMs: 10_000 });
  const outcomes: Outcome[] = [];
  const note = async <Answer>(step: string, asked: Promise<Answer>, said: (answer: Answer) => unknown) => {
    const outcome = await asked.then(said, (error: unknown) => (error as ApiError).code);
    outcomes.push([step, outcome]);
  };
  const email = (answer: { email: string }) => answer.email;
  const lifetime = (answer: { lifetime: number }) => answer.lifetime;
  const done = () => "done";

  await note("sign in before there is an account", accounts.signIn(EMAIL, "Prova2026x"), lifetime);
  await note("sign up with a weak password", accounts.signUp(EMAIL, "abc"), lifetime);
  await note("mail a link to nobody", accounts.mailPasswordLink(EMAIL, "http://localhost/x"), done);
  const first = await accounts.signUp(EMAIL, "Prova2026x");
  outcomes.push(["sign up", first.lifetime]);
  await note("sign up again", accounts.signUp(EMAIL, "Prova2026x"), lifetime);
  await note("sign in with a wrong password", accounts.signIn(EMAIL, "Sbagliata2026"), lifetime);
  await note("sign in", accounts.signIn(EMAIL, "Prova2026x"), lifetime);
  await note("look up", accounts.lookUp(first.idToken), factsOf);
  await note("look up with no token", accounts.lookUp("nessuno"), factsOf);
  await note("renew", accounts.renew(first.refreshToken), (tokens) =>
    tokens.authenticatedAt === first.authenticatedAt ? "same sign-in" : "another sign-in",
  );
  await note("renew with no token", accounts.renew("nessuno"), lifetime);
  await note("mail a link", accounts.mailPasswordLink(EMAIL, "http://localhost/x"), done);
  const code = await peer.mailedCode(EMAIL);
  await note("show a link", accounts.showLink(code), email);
  await note("show no link", accounts.showLink("nessuno"), email);
  await note("set a weak password by a link", accounts.setPassword(code, "abc"), email);
  await tick();
  await note("set a password by a link", accounts.setPassword(code, "Nuova2026x"), email);
  await note("set a password by a used link", accounts.setPassword(code, "Nuova2026y"), email);
  await note("look up with a token of before", accounts.lookUp(first.idToken), factsOf);
  await note("sign in with the former password", accounts.signIn(EMAIL, "Prova2026x"), lifetime);
  await accountsAfterwards(accounts, peer, note);
  return outcomes;
}

async function accountsAfterwards(
  accounts: HostedAccounts,
  peer: Peer,
  note: <Answer>(step: string, asked: Promise<Answer>, said: (answer: Answer) => unknown) => Promise<void>,
): Promise<void> {
  const own = await accounts.signIn(EMAIL, "Nuova2026x");
  const { uid } = await accounts.lookUp(own.idToken);
  await note("look up with the new password", accounts.lookUp(own.idToken), factsOf);
  await peer.disable(uid, true);
  await note("sign in while disabled", accounts.signIn(EMAIL, "Nuova2026x"), () => "in");
  await note("look up while disabled", accounts.lookUp(own.idToken), factsOf);
  await note("renew while disabled", accounts.renew(own.refreshToken), () => "renewed");
  await peer.disable(uid, false);
  await note("look up again", accounts.lookUp(own.idToken), factsOf);
  await tick();
  await note("change the password", accounts.changePassword(own.idToken, "Terza2026x"), () => "changed");
  const last = await accounts.signIn(EMAIL, "Terza2026x");
  await note("delete the account", accounts.remove(last.idToken), () => "deleted");
  await note("look up what is deleted", accounts.lookUp(last.idToken), factsOf);
  await note("sign in to what is deleted", accounts.signIn(EMAIL, "Terza2026x"), () => "in");
}

/** Tokens and changes are dated by the second. */
const tick = () => new Promise((resolve) => setTimeout(resolve, NEXT_SECOND_MS));

const factsOf = ({
  email,
  emailVerified,
  isDisabled,
  displayName,
}: {
  email: string;
  emailVerified: boolean;
  isDisabled: boolean;
  displayName: string;
}) => ({ email, emailVerified, isDisabled, displayName });
