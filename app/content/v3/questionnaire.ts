import type { Questionnaire } from "~/domain/survey/question";
import { questions as acqua } from "./environment/acqua";
import { questions as climaERischi } from "./environment/clima-e-rischi";
import { questions as emissioni } from "./environment/emissioni";
import { questions as energia } from "./environment/energia";
import { milestones as environmentMilestones } from "./environment/milestones";
import { plausibility as environmentPlausibility } from "./environment/plausibility";
import { questions as rifiutiEMateriali } from "./environment/rifiuti-e-materiali";
import { questions as suoloEBiodiversita } from "./environment/suolo-e-biodiversita";
import { questions as composizioneDelPersonale } from "./social/composizione-del-personale";
import { questions as comunitaEClienti } from "./social/comunita-e-clienti";
import { questions as formazione } from "./social/formazione";
import { milestones as socialMilestones } from "./social/milestones";
import { plausibility as socialPlausibility } from "./social/plausibility";
import { questions as retribuzioneEContratti } from "./social/retribuzione-e-contratti";
import { questions as saluteESicurezza } from "./social/salute-e-sicurezza";
import { questions as catenaDiFornitura } from "./governance/catena-di-fornitura";
import { questions as identitaESedi } from "./governance/identita-e-sedi";
import { questions as legalita } from "./governance/legalita";
import { milestones as governanceMilestones } from "./governance/milestones";
import { plausibility as governancePlausibility } from "./governance/plausibility";
import { questions as responsabilita } from "./governance/responsabilita";
import { questions as strategia } from "./governance/strategia";

/** The questionnaire of fiscal years from 2025 on, in the order in which it is asked. */
export const questionnaireV3: Questionnaire = {
  apiVersion: "v3",
  milestones: [...environmentMilestones, ...socialMilestones, ...governanceMilestones],
  questions: [
    ...energia,
    ...emissioni,
    ...acqua,
    ...rifiutiEMateriali,
    ...suoloEBiodiversita,
    ...climaERischi,
    ...composizioneDelPersonale,
    ...saluteESicurezza,
    ...retribuzioneEContratti,
    ...formazione,
    ...comunitaEClienti,
    ...identitaESedi,
    ...responsabilita,
    ...legalita,
    ...strategia,
    ...catenaDiFornitura,
  ],
  plausibility: [...environmentPlausibility, ...socialPlausibility, ...governancePlausibility],
};
