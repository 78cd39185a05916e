import type { QuickStartStep } from "~/ui/quick-start/step-list";
import { SECTION_FORMS, type Section } from "../form";

/** The four sections in their order, with the parts of the registry each one asks for (D14). */
const SECTIONS: Record<QuickStartStep, readonly Section[]> = {
  registry: ["identity"],
  economic: ["essential"],
  general: ["contacts", "other"],
  survey: [],
};
export const STEPS = Object.keys(SECTIONS) as QuickStartStep[];

export const stepNamed = (name: string | undefined): QuickStartStep | undefined =>
  STEPS.find((step) => step === name);

/** The form of each step. */
const FORMS = {
  registry: SECTION_FORMS.identity,
  economic: SECTION_FORMS.essential,
  general: SECTION_FORMS.general,
  survey: SECTION_FORMS.none,
};

export const formOf = (step: QuickStartStep) => FORMS[step];

export const sectionsOf = (step: QuickStartStep): readonly Section[] => SECTIONS[step];

/** The step after this one; the last leads to the survey itself. */
export const stepAfter = (step: QuickStartStep): QuickStartStep => STEPS[STEPS.indexOf(step) + 1] ?? "survey";
