import { HOTP, Secret } from "otpauth";
import type { Call } from "~/api/call";
import { CODE_DIGITS, stepAt } from "~/domain/people/second-factor";
import { openSession, PASSWORD } from "./residents";
import type { World } from "./world";

/** What the app of a person shows; `ahead`: in that many steps of thirty seconds. */
export const codeOf = (secret: string, now: Date, ahead = 0): string =>
  HOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(" ", "")),
    algorithm: "SHA1",
    digits: CODE_DIGITS,
    counter: stepAt(now) + ahead,
  });

export interface Enabled {
  secret: string;
  codes: string[];
  /** Of the one session that is left. */
  token: string;
  call: Call;
}

/** Enables the second factor of a person, as the pages do. */
export async function enable(world: World, email: string): Promise<Enabled> {
  const call = world.call(await openSession(world.parts, email));
  await call("user.beginSecondFactor", { body: { present: PASSWORD } });
  const { secret } = await call("user.begunSecondFactor", {});
  const code = codeOf(secret, world.clock.now());
  const { token, codes } = await call("user.enableSecondFactor", { body: { code } });
  return { secret, codes, token, call: world.call(token) };
}
