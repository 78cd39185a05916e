import { ApiError } from "~/api/errors";
import type { IssuedCard } from "~/domain/card/card-life";
import { enterBenchmark } from "../benchmark/enter";
import { entryOf } from "../benchmark/entry-of";
import type { Trx } from "../scope";
import { keepForVersion } from "../store/attachments";
import { insertVersion, type Frozen, type IssuedVersion, type Snapshot } from "../store/versions";
import { cardIdOf } from "./card-id";
import { sealed } from "./sealed";

interface CardToIssue {
  companyId: string;
  /** All versions of the company. */
  issuedBefore: readonly IssuedVersion[];
  frozen: Frozen;
  registryRevision: number;
  /** How many of its answers the verifier accepted; null for a self-declaration. */
  verifiedAnswers: number | null;
  /** Account id. */
  by: string | null;
}

/** Stores the frozen draft as an immutable version, and enters it into the benchmark. Returns the id of the card. */
export async function issue(trx: Trx, card: IssuedCard, given: CardToIssue): Promise<string> {
  const { companyId, issuedBefore, frozen, registryRevision, verifiedAnswers, by } = given;
  const { year, issuedAt, expiresAt, level, body } = card;
  // A verification opened before the basis was sealed does not know when its answers were changed.
  const dataAsOf = frozen.basis?.dataAsOf ?? card.frozenAt;
  const id = cardIdOf(companyId, year, issuedAt);
  const certification = { level, body, dataAsOf, verifiedAnswers };
  const snapshot: Snapshot = { ...frozen, id, issuedAt, expiresAt, certification };
  const { text, sha256 } = sealed(snapshot);
  const inserted = await insertVersion(trx, {
    id,
    company_id: companyId,
    year,
    number: issuedBefore.filter((one) => one.year === year).length + 1,
    draft_revision: card.draftRevision,
    registry_revision: registryRevision,
    issued_at: issuedAt,
    expires_at: expiresAt,
    issued_by: by ?? frozen.author.id,
    certification_level: level,
    certification_body: body,
    data_as_of: dataAsOf,
    snapshot: text,
    sha256,
  });
  if (!inserted) throw new ApiError(409, "internal/conflict");
  await keepForVersion(
    trx,
    id,
    frozen.attachments.map((file) => file.id),
  );
  await enterBenchmark(trx, { companyId, year, issuedAt }, entryOf(snapshot));
  return id;
}
