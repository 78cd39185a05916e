import type { Question } from "~/domain/survey/question";
import { questions as composizioneDelPersonaleGraduate } from "./graduate/composizione-del-personale";
import { questions as comunitaEClientiGraduate } from "./graduate/comunita-e-clienti";
import { questions as formazioneGraduate } from "./graduate/formazione";
import { questions as retribuzioneEContrattiGraduate } from "./graduate/retribuzione-e-contratti";
import { questions as saluteESicurezzaGraduate } from "./graduate/salute-e-sicurezza";
import { questions as composizioneDelPersonaleMaster } from "./master/composizione-del-personale";
import { questions as comunitaEClientiMaster } from "./master/comunita-e-clienti";
import { questions as formazioneMaster } from "./master/formazione";
import { questions as retribuzioneEContrattiMaster } from "./master/retribuzione-e-contratti";
import { questions as saluteESicurezzaMaster } from "./master/salute-e-sicurezza";
import { questions as composizioneDelPersonaleReporting } from "./reporting/composizione-del-personale";
import { questions as comunitaEClientiReporting } from "./reporting/comunita-e-clienti";
import { questions as retribuzioneEContrattiReporting } from "./reporting/retribuzione-e-contratti";

/** The questions of the area above Fondamentali, level by level. */
export const questions: Question[] = [
  ...composizioneDelPersonaleGraduate,
  ...saluteESicurezzaGraduate,
  ...retribuzioneEContrattiGraduate,
  ...formazioneGraduate,
  ...comunitaEClientiGraduate,
  ...composizioneDelPersonaleMaster,
  ...saluteESicurezzaMaster,
  ...retribuzioneEContrattiMaster,
  ...formazioneMaster,
  ...comunitaEClientiMaster,
  ...composizioneDelPersonaleReporting,
  ...retribuzioneEContrattiReporting,
  ...comunitaEClientiReporting,
];
