import type { Question } from "~/domain/survey/question";
import { questions as acquaGraduate } from "./graduate/acqua";
import { questions as climaERischiGraduate } from "./graduate/clima-e-rischi";
import { questions as emissioniGraduate } from "./graduate/emissioni";
import { questions as energiaGraduate } from "./graduate/energia";
import { questions as rifiutiEMaterialiGraduate } from "./graduate/rifiuti-e-materiali";
import { questions as suoloEBiodiversitaGraduate } from "./graduate/suolo-e-biodiversita";
import { questions as acquaMaster } from "./master/acqua";
import { questions as climaERischiMaster } from "./master/clima-e-rischi";
import { questions as emissioniMaster } from "./master/emissioni";
import { questions as energiaMaster } from "./master/energia";
import { questions as rifiutiEMaterialiMaster } from "./master/rifiuti-e-materiali";
import { questions as suoloEBiodiversitaMaster } from "./master/suolo-e-biodiversita";
import { questions as climaERischiReporting } from "./reporting/clima-e-rischi";
import { questions as emissioniReporting } from "./reporting/emissioni";
import { questions as rifiutiEMaterialiReporting } from "./reporting/rifiuti-e-materiali";
import { questions as suoloEBiodiversitaReporting } from "./reporting/suolo-e-biodiversita";

/** The questions of the area above Fondamentali, level by level. */
export const questions: Question[] = [
  ...energiaGraduate,
  ...emissioniGraduate,
  ...acquaGraduate,
  ...rifiutiEMaterialiGraduate,
  ...suoloEBiodiversitaGraduate,
  ...climaERischiGraduate,
  ...energiaMaster,
  ...emissioniMaster,
  ...acquaMaster,
  ...rifiutiEMaterialiMaster,
  ...suoloEBiodiversitaMaster,
  ...climaERischiMaster,
  ...emissioniReporting,
  ...rifiutiEMaterialiReporting,
  ...suoloEBiodiversitaReporting,
  ...climaERischiReporting,
];
