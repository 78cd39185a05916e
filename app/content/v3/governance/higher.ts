import type { Question } from "~/domain/survey/question";
import { questions as catenaDiFornituraGraduate } from "./graduate/catena-di-fornitura";
import { questions as identitaESediGraduate } from "./graduate/identita-e-sedi";
import { questions as legalitaGraduate } from "./graduate/legalita";
import { questions as responsabilitaGraduate } from "./graduate/responsabilita";
import { questions as strategiaGraduate } from "./graduate/strategia";
import { questions as catenaDiFornituraMaster } from "./master/catena-di-fornitura";
import { questions as identitaESediMaster } from "./master/identita-e-sedi";
import { questions as legalitaMaster } from "./master/legalita";
import { questions as responsabilitaMaster } from "./master/responsabilita";
import { questions as strategiaMaster } from "./master/strategia";
import { questions as identitaESediReporting } from "./reporting/identita-e-sedi";
import { questions as responsabilitaReporting } from "./reporting/responsabilita";
import { questions as strategiaReporting } from "./reporting/strategia";

/** The questions of the area above Fondamentali, level by level. */
export const questions: Question[] = [
  ...identitaESediGraduate,
  ...responsabilitaGraduate,
  ...legalitaGraduate,
  ...strategiaGraduate,
  ...catenaDiFornituraGraduate,
  ...identitaESediMaster,
  ...responsabilitaMaster,
  ...legalitaMaster,
  ...strategiaMaster,
  ...catenaDiFornituraMaster,
  ...identitaESediReporting,
  ...responsabilitaReporting,
  ...strategiaReporting,
];
