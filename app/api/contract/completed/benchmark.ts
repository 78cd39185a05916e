import type { z } from "zod";
import type { benchmark } from "../report";
import type { Asked } from "../../row";
import { yearOfAnswer } from "./year";

type WireBenchmark = z.output<typeof benchmark>;
type Gap = WireBenchmark["gapAnalysis"]["master"];

export type Benchmark = WireBenchmark & Required<Pick<WireBenchmark, "year">>;

/** One number of companies for all classes, where a server counts them only once. */
export function completeBenchmark(answer: WireBenchmark, asked: Asked): Benchmark {
  const { numberOfCompanies: number, gapAnalysis } = answer;
  const companies = answer.companies ?? (number === null ? null : { from: number, to: number });
  const counted = (gap: Gap): Gap => ({
    ...gap,
    numberOfCompanies: gap.numberOfCompanies ?? (gap.example === true ? null : companies),
  });
  return {
    ...answer,
    year: yearOfAnswer(answer.year, asked),
    gapAnalysis: {
      start_small: counted(gapAnalysis.start_small),
      graduate: counted(gapAnalysis.graduate),
      master: counted(gapAnalysis.master),
    },
  };
}
