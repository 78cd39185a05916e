import type { Questionnaire } from "~/domain/question/question";
import { questions as dirittiEInclusione } from "./people/diritti-e-inclusione";
import { questions as saluteEBenessere } from "./people/salute-e-benessere";
import { questions as competenze } from "./people/competenze";
import { milestones as peopleMilestones } from "./people/milestones";
import { questions as gestioneAmbientale } from "./planet/gestione-ambientale";
import { questions as energiaEClima } from "./planet/energia-e-clima";
import { questions as acquaENatura } from "./planet/acqua-e-natura";
import { questions as materialiERifiuti } from "./planet/materiali-e-rifiuti";
import { milestones as planetMilestones } from "./planet/milestones";
import { questions as lavoroEValore } from "./prosperity/lavoro-e-valore";
import { questions as innovazione } from "./prosperity/innovazione";
import { questions as territorioEClienti } from "./prosperity/territorio-e-clienti";
import { milestones as prosperityMilestones } from "./prosperity/milestones";
import { questions as governoDellImpresa } from "./principles/governo-dell-impresa";
import { questions as condottaEtica } from "./principles/condotta-etica";
import { questions as rischiEFornitori } from "./principles/rischi-e-fornitori";
import { milestones as principlesMilestones } from "./principles/milestones";

/** The questionnaire of fiscal years before 2024, by themes. */
export const questionnaireV1: Questionnaire = {
  apiVersion: "v1",
  milestones: [...peopleMilestones, ...planetMilestones, ...prosperityMilestones, ...principlesMilestones],
  questions: [
    ...dirittiEInclusione,
    ...saluteEBenessere,
    ...competenze,
    ...gestioneAmbientale,
    ...energiaEClima,
    ...acquaENatura,
    ...materialiERifiuti,
    ...lavoroEValore,
    ...innovazione,
    ...territorioEClienti,
    ...governoDellImpresa,
    ...condottaEtica,
    ...rischiEFornitori,
  ],
  plausibility: [],
  redLines: [],
};
