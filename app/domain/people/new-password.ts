import type { Fault } from "../faults";
import { passwordFaults } from "./password";

/** What is wrong with a new password typed twice (spec §5), under the form's names `password` and `passwordConfirmation`. */
export function newPasswordFaults(password: string, confirmation: string): Fault[] {
  if (password === "") return [{ path: "password", code: "mandatory_field" }];
  const broken = passwordFaults(password).map((rule) => ({ path: "password", code: `password_${rule}` }));
  const isRepeated = password === confirmation;
  return isRepeated ? broken : [...broken, { path: "passwordConfirmation", code: "passwords_do_not_match" }];
}
