import { expect, test } from "vitest";
import { ApiError } from "~/api/errors";
import { errorResponse } from "~/web/errors.server";

const asked = new Request("https://carta.example/card/ESG-2025-2222222222");

test.each([
  ["of a stranger's network", "embedded/too-many-requests", "Troppi tentativi", /Dalla rete/],
  ["of a company's people", "internal/too_many_calls", "Troppe richieste", /Dal tuo accesso/],
] as const)("too many requests %s are told as such", async (_, code, title, text) => {
  const response = errorResponse(new ApiError(429, code, [], 4), asked);
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "4"]);
  expect(await response.json()).toMatchObject({ title, text: expect.stringMatching(text) as string });
});
