import { redirect } from "@remix-run/node";
import type { ProposedFact } from "~/api/contract/proposed-facts";
import { t } from "~/texts/i18n.server";
import type { SelectOption } from "~/ui/form/select";
import { nullUnlessOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";
import { loadChoices } from "../choices.server";
import { fieldLabels } from "../present";
import { askedFields, proposedValues, sourcesOf } from "./present";

/** The page has none of these fields. */
const NONE: SelectOption[] = [];

/** The few facts before the first question, with what others know of the company as proposals. */
export const loader = privateLoader({}, async ({ viewer }) => {
  const company = await viewer.call("registry.company", {});
  const canWrite = viewer.can("write");
  const known = canWrite ? await nullUnlessOffered(viewer.call("registry.proposedFacts", {})) : null;
  const facts: ProposedFact[] = known?.facts ?? [];
  const fields = askedFields(company, facts);
  if (canWrite && fields.length === 0) throw redirect(urls.firstScore());
  const choices = await loadChoices(["identity", "essential"], viewer.call, company);
  return {
    company,
    canWrite,
    fields,
    choices: { ...choices, actions: NONE, registers: NONE, nations: NONE },
    year: viewer.user.currentFiscalYear,
    labels: fieldLabels(t, company.country),
    proposed: proposedValues(facts),
    sources: sourcesOf(t, facts, choices),
    register: known?.register ?? "none",
  };
});
