import { randomInt } from "node:crypto";
import type { Trx } from "../scope";
import { identifierTaken } from "../store/companies";

/** A DUNS number never begins with 00: a placeholder cannot be anybody's number. */
const draw = () => `00${randomInt(1e6, 1e7)}`;

/** What stands in for a missing DUNS number; drawn again for as long as another company holds it. */
export async function placeholderDuns(trx: Trx, drawn: () => string = draw): Promise<string> {
  for (;;) {
    const number = drawn();
    if (!(await identifierTaken(trx, "dunsNumber", number, null))) return number;
  }
}
