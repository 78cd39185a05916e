import type { Question } from "~/domain/question/question";
import { questions as identitaESediStartSmall } from "./start-small/identita-e-sedi";
import { questions as responsabilitaStartSmall } from "./start-small/responsabilita";
import { questions as antiriciclaggioStartSmall } from "./start-small/antiriciclaggio";
import { questions as legalitaStartSmall } from "./start-small/legalita";
import { questions as strategiaStartSmall } from "./start-small/strategia";
import { questions as catenaDiFornituraStartSmall } from "./start-small/catena-di-fornitura";
import { questions as identitaESediGraduate } from "./graduate/identita-e-sedi";
import { questions as criteriDelReportGraduate } from "./graduate/criteri-del-report";
import { questions as responsabilitaGraduate } from "./graduate/responsabilita";
import { questions as legalitaGraduate } from "./graduate/legalita";
import { questions as strategiaGraduate } from "./graduate/strategia";
import { questions as ricaviPerSettoreGraduate } from "./graduate/ricavi-per-settore";
import { questions as assettiGraduate } from "./graduate/assetti";
import { questions as catenaDiFornituraGraduate } from "./graduate/catena-di-fornitura";
import { questions as identitaESediMaster } from "./master/identita-e-sedi";
import { questions as responsabilitaMaster } from "./master/responsabilita";
import { questions as legalitaMaster } from "./master/legalita";
import { questions as strategiaMaster } from "./master/strategia";
import { questions as catenaDiFornituraMaster } from "./master/catena-di-fornitura";
import { questions as strategiaReporting } from "./reporting/strategia";

/** The questions of the area, level by level. */
export const questions: Question[] = [
  ...identitaESediStartSmall,
  ...responsabilitaStartSmall,
  ...antiriciclaggioStartSmall,
  ...legalitaStartSmall,
  ...strategiaStartSmall,
  ...catenaDiFornituraStartSmall,
  ...identitaESediGraduate,
  ...criteriDelReportGraduate,
  ...responsabilitaGraduate,
  ...legalitaGraduate,
  ...strategiaGraduate,
  ...ricaviPerSettoreGraduate,
  ...assettiGraduate,
  ...catenaDiFornituraGraduate,
  ...identitaESediMaster,
  ...responsabilitaMaster,
  ...legalitaMaster,
  ...strategiaMaster,
  ...catenaDiFornituraMaster,
  ...strategiaReporting,
];
