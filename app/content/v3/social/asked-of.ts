import type { Dependency } from "~/domain/question/question";

/** A company without employees is not asked about them. */
export const WITH_EMPLOYEES: Dependency = { effect: "na", registry: "employees", atLeast: 1 };

/** Below a threshold of law or standard the question stays open and costs nothing. */
export const voluntaryBelow = (employees: number): Dependency => ({
  effect: "voluntary",
  registry: "employees",
  atLeast: employees,
});
