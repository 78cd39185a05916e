import { cleanIdentifier, identifierError, identifierKindFor } from "~/domain/company/registry-rules";
import type { Issue } from "~/domain/issues";
import { looksGenuine } from "../config/check-digits";
import type { UseCase } from "../use-case";

/** The rule of a sign-up that the form alone cannot check: the check digit. */
export const checkSignUp: UseCase<"user.checkSignUp"> = async ({ body }) => {
  const { identifierConfirmed } = body;
  const country = body.country.toUpperCase();
  const kind = identifierKindFor(country);
  const identifier = cleanIdentifier(kind, body.identifier);
  const isReadable = identifierError(kind, identifier) === null;
  const isDoubtful = isReadable && !identifierConfirmed && !looksGenuine(kind, identifier, country);
  const refused: Issue[] = [];
  if (isDoubtful) refused.push({ path: "identifier", code: "unverified_identifier" });
  return { refused };
};
