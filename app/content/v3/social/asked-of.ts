import type { Dependency } from "~/domain/question/question";

/** A company without employees is not asked about them. */
export const WITH_EMPLOYEES: Dependency = { effect: "na", registry: "employees", atLeast: 1 };

/** A table of contracts without women or without men proves that there is no gap to compute. */
export const WITH_WOMEN_AND_MEN: Dependency[] = ["donne", "uomini"].map((field) => ({
  ...{ effect: "na", openUntilAnswered: true, above: "0" },
  ...{ question: "v3-soc-composizione-del-personale-contratti", field },
}));

/** Below a threshold of law or standard the question stays open and costs nothing. */
export const voluntaryBelow = (employees: number): Dependency => ({
  effect: "voluntary",
  registry: "employees",
  atLeast: employees,
});
