import type { PublicCard } from "~/api/contract/public-cards";
import { ApiError } from "~/api/errors";
import { divisions } from "~/content/sectors/divisions";
import { readCardNumber } from "~/domain/card/card-number";
import { cardStatus } from "~/domain/card/issuing";
import { apiVersionOf } from "~/domain/periods";
import { refuseTooEarly, takeAttempt } from "../../identity/limits";
import type { Scope } from "../../scope";
import {
  findPublicCard,
  findSharedDocument,
  findWithdrawn,
  numberOfHash,
  type PublicVersion,
  type WithdrawnCard,
} from "../../store/publicity/public-cards";
import type { CardFace } from "../../store/versions";
import type { UseCase } from "../../use-case";
import { publicKeys, signatureOf } from "../../signing/signature";

/** A card by its number: that it exists, whose it is and whether it is valid; more where its company shows more. */
export const publicCard: UseCase<"survey.publicCard"> = ({ params }, scope) =>
  found(scope, params.number, async (number) => {
    // A company that is being deleted has both for a while: what it was is gone for everyone from the first moment.
    const gone = await findWithdrawn(scope.db, number);
    if (gone) return withdrawn(number, gone);
    const card = await findPublicCard(scope.db, number);
    return card && presentPublicCard(number, card.shown, card.face, scope.now());
  });

/** The bytes that the hash and the signature are of. */
export const publicDocument: UseCase<"survey.publicDocument"> = ({ params }, scope) =>
  found(scope, params.number, async (number) => {
    if (await findWithdrawn(scope.db, number)) return undefined;
    const text = await findSharedDocument(scope.db, number);
    return text === undefined ? undefined : { text, signature: signatureOf(text, scope.settings) };
  });

/** A hash says nothing to who does not have the document; the number of its card is in it. */
export const cardOfHash: UseCase<"survey.cardOfHash"> = async ({ params }, { db }) => {
  const { sha256 } = params;
  return { number: /^[\da-f]{64}$/.test(sha256) ? ((await numberOfHash(db, sha256)) ?? null) : null };
};

export const signingKeys: UseCase<"survey.signingKeys"> = async (_, { settings }) => ({
  keys: publicKeys(settings),
});

/** Numbers of no card are counted for each network, so that nobody finds cards by trying. */
async function found<Shown>(
  scope: Scope,
  typed: string,
  look: (number: string) => Promise<Shown | undefined>,
): Promise<Shown> {
  await refuseTooEarly(scope, "card-number", typed);
  const number = readCardNumber(typed);
  const shown = number === null ? undefined : await look(number);
  if (shown !== undefined) return shown;
  await takeAttempt(scope, "card-number", typed);
  throw new ApiError(404, "internal/not_found");
}

const SECTORS = new Map(divisions.map(({ code, label }) => [code, label]));

export function presentPublicCard(
  number: string,
  shown: PublicVersion,
  face: CardFace,
  now: Date,
): PublicCard {
  const { version, sha256, isNewest, showsClasses, sharesDocument } = shown;
  const { registry, basis, levels } = face;
  const { level, date, body, dataAsOf } = version.certification;
  return {
    ...{ number, year: version.year, sha256, sharesDocument },
    status: cardStatus({ expiresAt: version.expiresAt, replaced: !isNewest }, now.toISOString()),
    issuedAt: version.issuedAt,
    expiresAt: version.expiresAt,
    withdrawnAt: null,
    company: {
      name: registry.businessName,
      sectorLabel: registry.sector === null ? null : (SECTORS.get(registry.sector) ?? null),
      size: registry.size,
    },
    certification: { level, date, body, dataAsOf },
    basis: basis && {
      coverage: { done: basis.coverage.done, applicable: basis.coverage.applicable },
      answers: basis.answers,
      verifiedAnswers: face.certification?.verifiedAnswers ?? null,
    },
    classes:
      showsClasses && apiVersionOf(version.year) === "v3"
        ? { levels, coverage: basis?.coverage.levels ?? [] }
        : null,
  };
}

const withdrawn = (number: string, { year, sha256, issuedAt, withdrawnAt }: WithdrawnCard): PublicCard => ({
  ...{ number, year, sha256, issuedAt, withdrawnAt },
  status: "withdrawn",
  ...{ expiresAt: null, company: null, certification: null, basis: null, classes: null },
  sharesDocument: false,
});
