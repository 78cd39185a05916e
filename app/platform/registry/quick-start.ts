import type { CallOutput } from "~/api/contract";
import { QUICK_START_STEPS } from "~/api/contract/quickstart";
import { questionnaire } from "~/content/questionnaires";
import { apiVersionOf } from "~/domain/periods";
import { questionsOf } from "~/domain/survey/journey";
import type { Db, PlatformSettings, Trx } from "../scope";
import { hasAnswers } from "../store/answers";
import { changeCompany, factsOf, findCompany, type CompanyRow } from "../store/companies";
import { write } from "../store/write";
import type { UseCase } from "../use-case";
import { presentCompany } from "./present-company";
import { saveUpdate } from "./save-update";

type QuickStartProgress = CallOutput<"quickstart.data">;
type QuickStartStep = QuickStartProgress["steps"][number]["id"];

/**
 * The progress of the onboarding, read from the registry and the survey: a datum that is given once is never asked
 * again (D14).
 */
export const quickStartData: UseCase<"quickstart.data"> = async (_input, { db, session, settings }) =>
  progressOf(db, await findCompany(db, session.companyId), settings);

/** Stores a step's part of the registry by the registry's own rules, and remembers that the step was sent. */
export const submitQuickStart: UseCase<"quickstart.submit"> = ({ body }, scope) =>
  write(scope.db, scope.session.companyId, async (trx) => {
    const { companyId } = scope.session;
    const stored = body.company && (await saveUpdate(trx, body.company, scope));
    const company = stored?.company ?? (await findCompany(trx, companyId));
    const sent = JSON.stringify([...new Set([...sentSteps(company), body.step])]);
    await changeCompany(trx, companyId, { quick_start: sent });
    return {
      ...(await progressOf(trx, { ...company, quick_start: sent }, scope.settings)),
      refused: stored?.refused ?? [],
      requested: stored?.isRequested ?? false,
    };
  });

/** The four steps in their order. `isBegun`: whether any question was answered. */
export function stepsOf(row: CompanyRow, isBegun: boolean): QuickStartProgress["steps"] {
  const isStepDone: Record<QuickStartStep, boolean> = {
    registry: isIdentityComplete(row),
    economic: isEconomyComplete(row),
    general: sentSteps(row).includes("general") || hasGeneralInfo(row),
    survey: isBegun,
  };
  return QUICK_START_STEPS.map((id) => ({ id, done: isStepDone[id] }));
}

async function progressOf(
  handle: Db | Trx,
  row: CompanyRow,
  settings: PlatformSettings,
): Promise<QuickStartProgress> {
  const steps = stepsOf(row, await hasAnswers(handle, row.id, row.fiscal_year));
  const questions = questionsOf(questionnaire(apiVersionOf(row.fiscal_year)), "full");
  return {
    steps,
    next: steps.find(({ done }) => !done)?.id ?? null,
    company: presentCompany(row, settings),
    firstQuestionId: questions[0]?.guid ?? "",
  };
}

const sentSteps = (row: CompanyRow) => JSON.parse(row.quick_start) as QuickStartStep[];

/** Sign-up gives name, country and identifier; this step adds the address. */
const isIdentityComplete = ({ address, city, province, country }: CompanyRow) =>
  address !== null && city !== null && (province !== null || country !== "IT");

function isEconomyComplete(row: CompanyRow): boolean {
  const { employees, turnover, macrosector } = factsOf(row);
  return employees !== null && turnover !== null && macrosector !== null;
}

const hasGeneralInfo = ({ contacts, working_states, link }: CompanyRow) =>
  contacts !== "[]" || working_states !== "[]" || link !== null;
