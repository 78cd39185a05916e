import type { Question } from "~/domain/question/question";
import { questions as energiaStartSmall } from "./start-small/energia";
import { questions as emissioniStartSmall } from "./start-small/emissioni";
import { questions as acquaStartSmall } from "./start-small/acqua";
import { questions as rifiutiEMaterialiStartSmall } from "./start-small/rifiuti-e-materiali";
import { questions as suoloEBiodiversitaStartSmall } from "./start-small/suolo-e-biodiversita";
import { questions as climaERischiStartSmall } from "./start-small/clima-e-rischi";
import { questions as climaInvestimentiStartSmall } from "./start-small/clima-investimenti";
import { questions as energiaGraduate } from "./graduate/energia";
import { questions as energiaImpiantiGraduate } from "./graduate/energia-impianti";
import { questions as emissioniGraduate } from "./graduate/emissioni";
import { questions as emissioniQuantitaGraduate } from "./graduate/emissioni-quantita";
import { questions as acquaGraduate } from "./graduate/acqua";
import { questions as rifiutiEMaterialiGraduate } from "./graduate/rifiuti-e-materiali";
import { questions as materialiQuantitaGraduate } from "./graduate/materiali-quantita";
import { questions as suoloEBiodiversitaGraduate } from "./graduate/suolo-e-biodiversita";
import { questions as climaERischiGraduate } from "./graduate/clima-e-rischi";
import { questions as climaDatiGraduate } from "./graduate/clima-dati";
import { questions as energiaMaster } from "./master/energia";
import { questions as emissioniMaster } from "./master/emissioni";
import { questions as emissioniObiettivoMaster } from "./master/emissioni-obiettivo";
import { questions as acquaMaster } from "./master/acqua";
import { questions as rifiutiEMaterialiMaster } from "./master/rifiuti-e-materiali";
import { questions as suoloEBiodiversitaMaster } from "./master/suolo-e-biodiversita";
import { questions as climaERischiMaster } from "./master/clima-e-rischi";
import { questions as emissioniReporting } from "./reporting/emissioni";
import { questions as climaERischiReporting } from "./reporting/clima-e-rischi";

/** The questions of the area, level by level. */
export const questions: Question[] = [
  ...energiaStartSmall,
  ...emissioniStartSmall,
  ...acquaStartSmall,
  ...rifiutiEMaterialiStartSmall,
  ...suoloEBiodiversitaStartSmall,
  ...climaERischiStartSmall,
  ...climaInvestimentiStartSmall,
  ...energiaGraduate,
  ...energiaImpiantiGraduate,
  ...emissioniGraduate,
  ...emissioniQuantitaGraduate,
  ...acquaGraduate,
  ...rifiutiEMaterialiGraduate,
  ...materialiQuantitaGraduate,
  ...suoloEBiodiversitaGraduate,
  ...climaERischiGraduate,
  ...climaDatiGraduate,
  ...energiaMaster,
  ...emissioniObiettivoMaster,
  ...emissioniMaster,
  ...acquaMaster,
  ...rifiutiEMaterialiMaster,
  ...suoloEBiodiversitaMaster,
  ...climaERischiMaster,
  ...emissioniReporting,
  ...climaERischiReporting,
];
