import type { z } from "zod";
import type { signUpBody } from "~/api/contract/user";
import { ApiError } from "~/api/errors";
import { nations } from "~/content/nations";
import {
  cleanIdentifier,
  COMPANY_IDENTIFIERS,
  identifierKindFor,
  registryFaults,
} from "~/domain/company/registry-rules";
import type { Fault } from "~/domain/faults";
import { oneLine } from "~/domain/plain-text";
import { looksGenuine } from "../config/check-digits";
import type { RegistrationDetails } from "../store/registrations";

type SignUpBody = z.output<typeof signUpBody>;

/** What a sign-up says, cleaned; refuses it with everything that is wrong at once (§5, D8, D9). */
export function readSignUp(body: SignUpBody, acceptedAt: string): RegistrationDetails {
  const names = {
    businessName: oneLine(body.businessName),
    name: oneLine(body.name),
    surname: oneLine(body.surname),
  };
  const country = body.country.toUpperCase();
  const idType = identifierKindFor(country);
  const identifier = cleanIdentifier(idType, body[idType] ?? "");
  const faults = [
    ...Object.entries(names).flatMap(([path, value]) =>
      value === "" ? [fault(path, "mandatory_field")] : [],
    ),
    ...consentFaults(body),
    ...(isNation(country)
      ? identifierFaults(body, country, identifier)
      : [fault("country", "unknown_choice")]),
  ];
  if (faults.length > 0) throw new ApiError(422, "internal/invalid_input", faults);
  return { ...names, country, idType, identifier, acceptedAt };
}

const fault = (path: string, code: string): Fault => ({ path, code });

const isNation = (country: string) => nations().some(({ code }) => code === country);

const consentFaults = ({ legalTerms }: SignUpBody) =>
  Object.entries(legalTerms).flatMap(([name, accepted]) =>
    accepted ? [] : [fault(`legalTerms.${name}`, "consent_required")],
  );

/** Exactly one identifier, of the kind the country asks for. */
function identifierFaults(body: SignUpBody, country: string, identifier: string): Fault[] {
  const idType = identifierKindFor(country);
  const others = COMPANY_IDENTIFIERS.filter((kind) => kind !== idType && body[kind]);
  return [...others.map((kind) => fault(kind, "not_acceptable")), ...ownFaults(body, country, identifier)];
}

function ownFaults(body: SignUpBody, country: string, identifier: string): Fault[] {
  const idType = identifierKindFor(country);
  if (identifier === "") return [fault(idType, "mandatory_field")];
  const faults = registryFaults(idType, identifier);
  if (faults.length > 0) return faults;
  const isKept = body.identifierConfirmed || looksGenuine(idType, identifier, country);
  return isKept ? [] : [fault(idType, "unverified_identifier")];
}
