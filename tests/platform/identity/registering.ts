import type { CallInput } from "~/api/contract";
import type { World } from "../world";

type SignUpBody = CallInput<"user.signUp">["body"];

/** A sign-up without a fault. */
export const SIGN_UP: SignUpBody = {
  businessName: "Officine Meccaniche Verdi S.r.l.",
  country: "IT",
  email: "giulia.verdi@officine.example",
  name: "Giulia",
  surname: "Verdi",
  legalTerms: { terms: true, privacy: true, otherPrivacy: true },
  partitaIva: "00743110157",
};

/** Both steps of a registration, as the page makes them. */
export async function register(
  world: World,
  changes: Partial<SignUpBody> = {},
  address?: string,
): Promise<void> {
  const body = { ...SIGN_UP, ...changes };
  const { token } = await world.call(null, address)("identity.signUp", { body: { email: body.email } });
  await world.call(token, address)("user.signUp", { body });
}

/** What a refused call throws, as status, message and `path code` of each issue. */
export async function refusalOf(answer: Promise<unknown>) {
  const error = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const { status, message, errors } = error as { status: number; message: string; errors: Fault[] };
  return { status, message, faults: errors.map(({ path, code }) => `${path} ${code}`) };
}

interface Fault {
  path: string;
  code: string;
}
