import type { z } from "zod";
import type { signUpBody } from "~/api/contract/user";
import { ApiError } from "~/api/errors";
import { nations } from "~/content/nations";
import { cleanIdentifier, identifierKindFor, signUpIdentifierIssues } from "~/domain/company/registry-rules";
import type { Issue } from "~/domain/issues";
import { oneLine } from "~/domain/plain-text";
import { looksGenuine, needsNoCheck } from "../config/check-digits";
import type { RegistrationDetails } from "../store/accounts/registrations";

type SignUpBody = z.output<typeof signUpBody>;

/** The cleaned details of a sign-up; refuses it for issues that its schema cannot find (§5, D8, D9). */
export function readSignUp(
  body: SignUpBody,
  accepted: Pick<RegistrationDetails, "acceptedAt" | "acceptedVersion">,
): RegistrationDetails {
  const country = body.country.toUpperCase();
  const idType = identifierKindFor(country);
  const identifier = cleanIdentifier(idType, body[idType] ?? "");
  const issues = isNation(country)
    ? identifierIssues(body, country, identifier)
    : [{ path: "country", code: "unknown_choice" }];
  if (issues.length > 0) throw new ApiError(422, "internal/invalid_input", issues);
  return {
    businessName: oneLine(body.businessName),
    name: oneLine(body.name),
    surname: oneLine(body.surname),
    country,
    idType,
    identifier,
    ...accepted,
  };
}

const isNation = (country: string) => nations().some(({ code }) => code === country);

function identifierIssues(body: SignUpBody, country: string, identifier: string): Issue[] {
  const issues = signUpIdentifierIssues(country, body);
  if (issues.length > 0) return issues;
  const idType = identifierKindFor(country);
  const isKept = needsNoCheck(body) || looksGenuine(idType, identifier, country);
  return isKept ? [] : [{ path: idType, code: "unverified_identifier" }];
}
