import { hostedAccounts } from "~/api/firebase/accounts";
import { hostedRefusal } from "~/api/firebase/refusals";
import { hostedSessions } from "~/api/firebase/sessions";
import type { PlatformSettings } from "../../scope";
import { firebaseAdmin } from "./admin";
import type { Hosted } from "~/api/firebase/hosted";

/** The hosted identity of these settings; undefined where this platform keeps the passwords itself. */
export async function hostedOver(
  { firebase, upstreamTimeout }: Pick<PlatformSettings, "firebase" | "upstreamTimeout">,
  now: () => Date,
): Promise<Hosted | undefined> {
  if (!firebase) return undefined;
  const { apiKey, emulator, projectId, credentials } = firebase;
  const accounts = hostedAccounts({ apiKey, emulator, timeoutMs: (upstreamTimeout ?? 10) * 1000 });
  const admin = await firebaseAdmin({ projectId, credentials, isEmulated: emulator !== null });
  const renew: typeof accounts.renew = async (kept) => {
    const tokens = await accounts.renew(kept);
    if (await admin.verify(tokens.idToken)) return tokens;
    throw hostedRefusal("user-token-expired", "not a token of this project");
  };
  const sessions = hostedSessions({ ...accounts, renew }, () => now().getTime());
  return { accounts, sessions, ...admin };
}
