import { callAddress } from "~/api/call-address";
import { contract } from "~/api/contract";
import type { PlatformSettings, SignedInScope } from "../scope";
import { openSealed, sealed } from "~/secrets-sealed.server";

/** The right to fetch one file of one company, or to send one; the address itself carries it. */
export interface Capability {
  type: string;
  companyId: string;
  filename: string;
}

/** A capability as an address carries it, with the session that it dies with. */
interface SessionCapability extends Capability {
  tokenHash: string;
}

const VALID_MS = 5 * 60_000;

/**
 * Nothing is stored for an address: it contains its own facts. Every holder of it may fetch the file, so it is given
 * only to people who may see the file.
 */
export const downloadUrl = (capability: Capability, scope: SignedInScope): string =>
  callAddress(`${scope.settings.publicUrl}/api`, contract["survey.file"], {
    token: tokenOf(capability, scope),
  });

/** The type of a capability to send a logo: no file can be fetched with it, and none sent with those of a download. */
export const LOGO_UPLOAD = "logo-upload";

/** The address to which the logo of a company may be sent. */
export const logoUploadUrl = (filename: string, scope: SignedInScope): string => {
  const { companyId } = scope.session;
  const token = tokenOf({ type: LOGO_UPLOAD, companyId, filename }, scope);
  return callAddress(`${scope.settings.publicUrl}/api`, contract["registry.putLogo"], { token });
};

function tokenOf(
  { type, companyId, filename }: Capability,
  { settings, now, session }: SignedInScope,
): string {
  const until = now().getTime() + VALID_MS;
  const facts: Sealed = [type, companyId, filename, session.tokenHash, until];
  return sealed(JSON.stringify(facts), settings.keys.fileAddresses);
}

/** The capability in a token; null if the token is not ours or its five minutes are over. */
export function readToken(token: string, settings: PlatformSettings, now: Date): SessionCapability | null {
  const opened = openSealed(token, settings.keys.fileAddresses);
  if (opened === null) return null;
  const [type, companyId, filename, tokenHash, until] = JSON.parse(opened) as Sealed;
  return now.getTime() < until ? { type, companyId, filename, tokenHash } : null;
}

type Sealed = [type: string, companyId: string, filename: string, tokenHash: string, until: number];
