import { cardStatus } from "~/domain/card/issuing";
import type { IssuedVersion } from "../store/versions";

/** The status of a card; `issued`: all versions of its company, newest first. Only the newest one counts. */
export const statusOf = ({ id, expiresAt }: IssuedVersion, issued: readonly IssuedVersion[], now: Date) =>
  cardStatus({ expiresAt, replaced: id !== issued[0]?.id }, now.toISOString());
