import type { FileKind, Finding } from "~/domain/files/kinds";

/** A file that an attacker would send, what the inspection finds, and as which kind it is sent. */
export interface HostileFile {
  name: string;
  kind: FileKind;
  make(): Buffer;
  finding: Finding;
}

export const MB = 1024 * 1024;

export const hostile = (
  name: string,
  kind: FileKind,
  finding: Finding,
  make: () => Buffer | string,
): HostileFile => ({ name, kind, finding, make: () => Buffer.from(make() as Buffer) });

/** A piece again and again, up to a size. */
export const filled = (piece: string, size: number): string => piece.repeat(Math.floor(size / piece.length));
