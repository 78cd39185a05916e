import type { Question } from "~/domain/question/question";
import { questions as composizioneDelPersonaleStartSmall } from "./start-small/composizione-del-personale";
import { questions as saluteESicurezzaStartSmall } from "./start-small/salute-e-sicurezza";
import { questions as retribuzioneEContrattiStartSmall } from "./start-small/retribuzione-e-contratti";
import { questions as formazioneStartSmall } from "./start-small/formazione";
import { questions as comunitaEClientiStartSmall } from "./start-small/comunita-e-clienti";
import { questions as composizioneDelPersonaleGraduate } from "./graduate/composizione-del-personale";
import { questions as movimentiDelPersonaleGraduate } from "./graduate/movimenti-del-personale";
import { questions as ruoliDellaSicurezzaGraduate } from "./graduate/ruoli-della-sicurezza";
import { questions as saluteESicurezzaGraduate } from "./graduate/salute-e-sicurezza";
import { questions as retribuzioneEContrattiGraduate } from "./graduate/retribuzione-e-contratti";
import { questions as dirittiDiChiLavoraGraduate } from "./graduate/diritti-di-chi-lavora";
import { questions as divarioRetributivoGraduate } from "./graduate/divario-retributivo";
import { questions as formazioneGraduate } from "./graduate/formazione";
import { questions as comunitaEClientiGraduate } from "./graduate/comunita-e-clienti";
import { questions as composizioneDelPersonaleMaster } from "./master/composizione-del-personale";
import { questions as saluteESicurezzaMaster } from "./master/salute-e-sicurezza";
import { questions as retribuzioneEContrattiMaster } from "./master/retribuzione-e-contratti";
import { questions as formazioneMaster } from "./master/formazione";
import { questions as comunitaEClientiMaster } from "./master/comunita-e-clienti";
import { questions as composizioneDelPersonaleReporting } from "./reporting/composizione-del-personale";
import { questions as comunitaEClientiReporting } from "./reporting/comunita-e-clienti";

/** The questions of the area, level by level; within a level and topic first what needs no document. */
export const questions: Question[] = [
  ...composizioneDelPersonaleStartSmall,
  ...saluteESicurezzaStartSmall,
  ...retribuzioneEContrattiStartSmall,
  ...formazioneStartSmall,
  ...comunitaEClientiStartSmall,
  ...composizioneDelPersonaleGraduate,
  ...movimentiDelPersonaleGraduate,
  ...saluteESicurezzaGraduate,
  ...ruoliDellaSicurezzaGraduate,
  ...retribuzioneEContrattiGraduate,
  ...dirittiDiChiLavoraGraduate,
  ...divarioRetributivoGraduate,
  ...formazioneGraduate,
  ...comunitaEClientiGraduate,
  ...composizioneDelPersonaleMaster,
  ...saluteESicurezzaMaster,
  ...retribuzioneEContrattiMaster,
  ...formazioneMaster,
  ...comunitaEClientiMaster,
  ...composizioneDelPersonaleReporting,
  ...comunitaEClientiReporting,
];
