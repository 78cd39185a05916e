import { after, newToken, REMINDER_LINK_MS } from "../../identity/tokens";
import type { PlatformParts, Trx } from "../../scope";
import { keepMailedToken } from "../../store/accounts/sessions-and-tokens";

/** The page of a person's reminders, and a link that switches them off without signing in. */
export async function waysOut(trx: Trx, accountId: string, { settings, now }: PlatformParts) {
  const { token, hash } = newToken();
  await keepMailedToken(trx, {
    tokenHash: hash,
    kind: "reminders",
    subjectId: accountId,
    createdAt: now().toISOString(),
    expiresAt: after(now(), REMINDER_LINK_MS),
  });
  return {
    settingsLink: `${settings.publicUrl}/dashboard/settings/notifications`,
    offLink: `${settings.publicUrl}/auth/reminders/${token}`,
  };
}
