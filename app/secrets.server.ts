import { hkdfSync, randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** Keys of one purpose: the first makes new things, the others only read what was made before a rotation. */
export type Keys = readonly [string, ...string[]];

/** What the installation signs or seals has keys of its own, so that no text of one purpose serves another. */
export interface InstallationKeys {
  cookies: Keys;
  fileAddresses: Keys;
  /** Of browsers that signed in before. */
  devices: Keys;
  trail: Keys;
  /** Of the secrets that authenticator apps have too. */
  secondFactors: Keys;
  /** Of what the browser keeps of a session with a hosted identity. */
  sessions: Keys;
  /** Of the links to cards, so that those who made them can see them again. */
  shares: Keys;
}

/** A file of secrets beside the data: one a line, newest first. */
export interface SecretFile {
  name: string;
  /** What happens to the operator without it, in Italian. */
  loss: string;
  /** How many secrets a rotation leaves at the most. */
  most: number;
}

const SESSION_SECRET: SecretFile = {
  name: "session-secret",
  loss: "oppure cancellalo: al prossimo avvio ne nasce uno nuovo, e tutti dovranno accedere di nuovo",
  most: 2,
};

/** The keys of every purpose, by HKDF-SHA-256 (RFC 5869) from the secrets, newest first. */
export const keysOf = (secrets: Keys): InstallationKeys => ({
  cookies: derived(secrets, "cookies"),
  fileAddresses: derived(secrets, "fileAddresses"),
  devices: derived(secrets, "devices"),
  trail: derived(secrets, "trail"),
  secondFactors: derived(secrets, "secondFactors"),
  sessions: derived(secrets, "sessions"),
  shares: derived(secrets, "shares"),
});

const derived = ([newest, ...before]: Keys, purpose: keyof InstallationKeys): Keys => [
  keyOf(newest, purpose),
  ...before.map((secret) => keyOf(secret, purpose)),
];

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync("sha256", secret, "carta-esg", purpose, 32)).toString("hex");

const A_SECRET = /^[0-9a-f]{64}$/;
const OWNER_ONLY = 0o600;

/**
 * The secrets kept beside the data, newest first: one, and after a rotation the one before it too. The first start
 * makes them. Throws with the path and the way out if the file is not what this module writes.
 */
export function keptSecrets(dataDir: string, kept = SESSION_SECRET): Keys {
  const file = path.join(dataDir, kept.name);
  if (!existsSync(file)) makeOnce(file);
  tighten(file);
  return readSecrets(dataDir, kept);
}

export const hasSecrets = (dataDir: string): boolean => existsSync(path.join(dataDir, SESSION_SECRET.name));

/** The same of a folder that has them, and changes nothing. */
export function readSecrets(dataDir: string, kept = SESSION_SECRET): Keys {
  const file = path.join(dataDir, kept.name);
  const [newest, ...before] = readFileSync(file, "utf8").trimEnd().split("\n");
  if (newest === undefined || ![newest, ...before].every((line) => A_SECRET.test(line))) {
    throw new Error(
      `Il segreto in ${file} non è valido: servono 64 cifre esadecimali per riga. ` +
        `Rimetti il file da una copia di sicurezza; ${kept.loss}.`,
    );
  }
  return [newest, ...before];
}

/** Makes a new secret the first one and keeps as many as its file may. Running servers know it after a restart. */
export function rotateSecrets(dataDir: string, kept = SESSION_SECRET): void {
  const file = path.join(dataDir, kept.name);
  const before = keptSecrets(dataDir, kept).slice(0, kept.most - 1);
  const written = writeAside(file, [newSecret(), ...before].join("\n"));
  renameSync(written, file);
  syncFolder(dataDir);
}

/** A second process that starts at the same moment gets the secret of the first. */
function makeOnce(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const written = writeAside(file, newSecret());
  try {
    linkSync(written, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(written, { force: true });
  }
  syncFolder(path.dirname(file));
}

const newSecret = () => randomBytes(32).toString("hex");

/** The whole text is on the disk under another name before the file gets its own: a full disk leaves no half secret. */
function writeAside(file: string, text: string): string {
  const aside = `${file}.${process.pid}.new`;
  try {
    const descriptor = openSync(aside, "w", OWNER_ONLY);
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
  return aside;
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A restored copy may be open to everyone on the machine. */
function tighten(file: string): void {
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, OWNER_ONLY);
}
