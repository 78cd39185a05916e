import type { Call } from "~/api/call";
import type { CompanyUpdate } from "~/api/contract/registry";
import { ApiError } from "~/api/errors";
import type { Fault } from "~/domain/faults";
import { refuse } from "~/web/action.server";
import type { Values } from "~/web/fields.server";
import { isOfOtherSector, onTheForm, updateOf, type Section } from "./form";

/**
 * What a posted form changes. Without script the activities on offer are those of the stored sector: one of them is left
 * out after a change of sector, and the notice says so. Any other stays, for the call to refuse.
 */
export async function updateFrom(
  sections: readonly Section[],
  values: Values,
  call: Call,
): Promise<CompanyUpdate> {
  const { action, ...rest } = updateOf(sections, values);
  if (action === undefined) return rest;
  if (!isOfOtherSector(values)) return { action, ...rest };
  const { naceData } = await call("registry.company", {});
  const isLeftOver = naceData?.sector !== values.one("sector") && action.startsWith(`${naceData?.sector}.`);
  return isLeftOver ? rest : { action, ...rest };
}

/**
 * Runs a call that stores a part of the registry; its faults come back as those of the form's fields. Figures that were
 * refused while the rest was stored refuse the form too, which then says that the rest is safe (D9).
 */
export async function stored<Result extends { refused: Fault[] }>(
  values: Values,
  call: Promise<Result>,
): Promise<Result> {
  const result = await call.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.errors.length === 0) throw error;
    throw error.withErrors(onTheForm(error.errors, values));
  });
  if (result.refused.length === 0) return result;
  throw refuse([...onTheForm(result.refused, values), { path: "", code: "rest_saved" }]);
}
