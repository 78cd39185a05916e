import { openSealed, sealed } from "~/secrets-sealed.server";
import type { PlatformSettings } from "../../scope";

type Keys = Pick<PlatformSettings, "keys">;

/** What renews the tokens of a session, as the store keeps it. */
export const keptToken = (refreshToken: string, { keys }: Keys): string =>
  sealed(refreshToken, keys.sessions);

/** Null when this installation no longer has the key. */
export const openedToken = (kept: string, { keys }: Keys): string | null => openSealed(kept, keys.sessions);
