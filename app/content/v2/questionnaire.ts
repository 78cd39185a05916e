import type { Questionnaire } from "~/domain/question/question";
import { questions as energia } from "./environment/energia";
import { questions as emissioni } from "./environment/emissioni";
import { questions as acquaERifiuti } from "./environment/acqua-e-rifiuti";
import { questions as territorioEClima } from "./environment/territorio-e-clima";
import { milestones as environmentMilestones } from "./environment/milestones";
import { questions as personale } from "./social/personale";
import { questions as saluteESicurezza } from "./social/salute-e-sicurezza";
import { questions as dirittiEFormazione } from "./social/diritti-e-formazione";
import { questions as clientiETerritorio } from "./social/clienti-e-territorio";
import { milestones as socialMilestones } from "./social/milestones";
import { questions as azienda } from "./governance/azienda";
import { questions as legalita } from "./governance/legalita";
import { questions as strategiaEFornitori } from "./governance/strategia-e-fornitori";
import { milestones as governanceMilestones } from "./governance/milestones";

/** The questionnaire of fiscal year 2024. */
export const questionnaireV2: Questionnaire = {
  apiVersion: "v2",
  milestones: [...environmentMilestones, ...socialMilestones, ...governanceMilestones],
  questions: [
    ...energia,
    ...emissioni,
    ...acquaERifiuti,
    ...territorioEClima,
    ...personale,
    ...saluteESicurezza,
    ...dirittiEFormazione,
    ...clientiETerritorio,
    ...azienda,
    ...legalita,
    ...strategiaEFornitori,
  ],
  plausibility: [],
  redLines: [],
};
