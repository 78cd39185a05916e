import { expect } from "vitest";

/** Each of the calls, which are under way together, is refused in this way. */
export const allRefused = async (
  asked: readonly Promise<unknown>[],
  refusal: { status: number } & Record<string, unknown>,
): Promise<void> => {
  await Promise.all(asked.map((one) => expect(one).rejects.toMatchObject(refusal)));
};
