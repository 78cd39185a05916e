import { resetFactorByOperator } from "~/platform/people/settings/reset-factor-by-operator";
import type { PlatformParts } from "~/platform/scope";
import type { OperatorArguments } from "./read-arguments";
import { safe } from "./words";

export async function resetSecondFactor(
  parts: PlatformParts,
  [typed]: OperatorArguments["named"],
): Promise<void> {
  const email = await resetFactorByOperator(parts, typed);
  console.log(
    `${safe(email)} ora accede con la sola password; le sue sessioni sono terminate e una mail glielo dice.`,
  );
}
