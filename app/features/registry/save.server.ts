import type { Call } from "~/api/call";
import type { CompanyUpdate } from "~/api/contract/registry";
import type { ApiError } from "~/api/errors";
import {
  cleanIdentifier,
  contactsIssues,
  identifierKindFor,
  typedRegistryIssues,
} from "~/domain/company/registry-rules";
import { webAddress } from "~/domain/company/web-address";
import type { Issue } from "~/domain/issues";
import { refuse } from "~/web/action.server";
import { placed, refusedAt } from "~/web/schema-form";
import { namesNoField } from "~/web/unnamed-refusal";
import { registryForm, type TypedRegistry } from "./form";
import { isOfOtherSector, placesOf, updateOf } from "./update";

/**
 * The update of a posted form. Without script the form offers the activities of the stored sector: one of these is left
 * out after a change of sector, and the notice says so. Any other stays, for the call to refuse.
 */
export async function updateFrom(typed: TypedRegistry, call: Call): Promise<CompanyUpdate> {
  const { action, ...rest } = updateOf(typed);
  if (action === undefined) return rest;
  if (!isOfOtherSector(typed)) return { action, ...rest };
  const { naceData } = await call("registry.company", {});
  const isLeftOver = naceData?.sector !== typed.sector && action.startsWith(`${naceData?.sector}.`);
  return isLeftOver ? rest : { action, ...rest };
}

/**
 * Runs a call that stores a part of the registry; its issues come back under the names of the form's fields. Figures
 * that were refused while the rest was stored refuse the form too, which then says that the rest is safe (D9).
 */
export async function saveRegistry<Result extends { refused: Issue[] }>(
  typed: TypedRegistry,
  saving: Promise<Result>,
  call: Call,
): Promise<Result> {
  const places = placesOf(typed);
  const result = await refusedAt(registryForm, places, saving, "company.").catch(async (error: unknown) => {
    throw namesNoField(error) ? await explained(error, typed, call) : error;
  });
  const refused = result.refused.length > 0 ? result.refused : figureIssues(typed);
  if (refused.length === 0) return result;
  throw refuse([...placed(refused, registryForm, places), { path: "", code: "rest_saved" }]);
}

/** Figures that no registry stores (§5), also where the server does not say that it left them out. */
function figureIssues(typed: TypedRegistry): Issue[] {
  const { annualTurnover, workforce, numberOfEmployees } = updateOf(typed);
  return typedRegistryIssues(typed.country, { annualTurnover, workforce, numberOfEmployees });
}

/**
 * What the rules of the product find in the fields that were typed. Where they find nothing, an identifier that is new is
 * what only the server can judge, since another company may have it; otherwise the server's own refusal stands.
 */
async function explained(error: ApiError, typed: TypedRegistry, call: Call): Promise<ApiError> {
  const { partitaIva, vatNumber, dunsNumber, fiscalCode } = updateOf(typed);
  const identifiers = { partitaIva, vatNumber, dunsNumber, fiscalCode };
  const issues = [
    ...typedRegistryIssues(typed.country, identifiers),
    ...figureIssues(typed),
    ...(await otherIssues(typed, call)),
  ];
  if (issues.length > 0) return refuse(placed(issues, registryForm, placesOf(typed)));
  return (await hasNewIdentifier(typed, call))
    ? refuse([{ path: "identifier", code: "identifier_refused" }])
    : error;
}

async function otherIssues(typed: TypedRegistry, call: Call): Promise<Issue[]> {
  const { link = "", contacts = [], action } = await updateFrom(typed, call);
  const isForeign = Boolean(action) && isOfOtherSector(typed);
  return [
    ...(link === "" || webAddress(link) !== null ? [] : [{ path: "link", code: "not_acceptable" }]),
    ...contactsIssues(contacts),
    ...(isForeign ? [{ path: "action", code: "action_of_other_sector" }] : []),
  ];
}

async function hasNewIdentifier({ country, identifier }: TypedRegistry, call: Call): Promise<boolean> {
  if (country === undefined || identifier === undefined) return false;
  const kind = identifierKindFor(country);
  const { [kind]: stored } = await call("registry.company", {});
  return cleanIdentifier(kind, identifier) !== (stored ?? "");
}
