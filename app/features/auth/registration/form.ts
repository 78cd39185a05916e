import { z } from "zod";
import type { CallInput } from "~/api/contract";
import { newcomer } from "~/api/contract/user";
import { neededText, typedEmail } from "~/api/contract/wire";
import { cleanIdentifier, identifierKindFor, signUpIdentifierIssues } from "~/domain/company/registry-rules";
import { posted, ticked, tickedBox } from "~/web/posted";
import type { Places } from "~/web/schema-form";

const consent = tickedBox("consent_required");

/** The values that the rule of identifiers needs. It runs even when other fields have issues. */
const GIVEN = z.looseObject({ country: z.string().min(1), identifier: neededText(40) });

const identifierCode = ({ country, identifier }: { country: string; identifier: string }) =>
  signUpIdentifierIssues(country, { [identifierKindFor(country)]: identifier })[0]?.code;

export const registration = z
  .strictObject({
    country: posted(newcomer.country),
    identifier: posted(neededText(40)),
    identifierConfirmed: ticked,
    businessName: posted(newcomer.businessName),
    name: posted(newcomer.name),
    surname: posted(newcomer.surname),
    email: posted(typedEmail),
    terms: consent,
    privacy: consent,
    otherPrivacy: consent,
  })
  .refine((typed) => identifierCode(typed) === undefined, {
    path: ["identifier"],
    error: ({ input }) => identifierCode(GIVEN.parse(input)),
    when: ({ value }) => GIVEN.safeParse(value).success,
  });

/** The body of POST /sign-up; the identifier goes under the name its country gives it (D8). */
export function signUpBodyOf(typed: z.output<typeof registration>): CallInput<"user.signUp">["body"] {
  const { country, terms, privacy, otherPrivacy } = typed;
  const kind = identifierKindFor(country);
  return {
    businessName: typed.businessName.trim(),
    country,
    [kind]: cleanIdentifier(kind, typed.identifier),
    identifierConfirmed: typed.identifierConfirmed,
    name: typed.name.trim(),
    surname: typed.surname.trim(),
    email: typed.email,
    legalTerms: { terms, privacy, otherPrivacy },
  };
}

/** The form's field for each name that differs in POST /sign-up. */
export const SIGN_UP_PLACES = {
  partitaIva: "identifier",
  vatNumber: "identifier",
  dunsNumber: "identifier",
  "legalTerms.terms": "terms",
  "legalTerms.privacy": "privacy",
  "legalTerms.otherPrivacy": "otherPrivacy",
} as const satisfies Places<"user.signUp", typeof registration>;
