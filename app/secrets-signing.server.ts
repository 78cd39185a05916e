import { type Keys, keptSecrets, rotateSecrets, type SecretFile } from "./secrets.server";

/**
 * The seeds of the Ed25519 keys (RFC 8032) that sign cards. All of them stay: what an older key signed is verified by
 * its public key, which goes on being published. Thirty are more than one a year in the life of an installation.
 */
const SIGNING_KEY: SecretFile = {
  name: "signing-key",
  loss: "oppure cancellalo: al prossimo avvio ne nasce uno nuovo, e le firme di prima non si potranno più verificare",
  most: 30,
};

/** The seeds kept beside the data, newest first. The first start makes one. */
export const keptSigningSeeds = (dataDir: string): Keys => keptSecrets(dataDir, SIGNING_KEY);

/** Signs with a new key from the next start on. */
export const rotateSigningSeeds = (dataDir: string): void => rotateSecrets(dataDir, SIGNING_KEY);
