import { describe, expect, test } from "vitest";
import { unknownArea, unknownCall } from "~/api/catalogue-errors";
import { ApiError } from "~/api/errors";
import { errorResponse, ifOffered, nullUnlessOffered } from "~/web/errors.server";

const foreign = (message: string) => new ApiError(404, null, [], null, message);

const statusOf = (error: unknown) =>
  ifOffered(Promise.reject(error as Error)).then(
    () => 200,
    (thrown: ApiError) => thrown.status,
  );

describe("a call that another server may not have", () => {
  test("answers as any other where it is there", async () => {
    expect(await ifOffered(Promise.resolve("sì"))).toBe("sì");
  });

  test.each([
    ["501", new ApiError(501, "internal/not_implemented"), 501],
    ["a 404 without words of ours", foreign("Cannot GET /esg/answers"), 501],
    ["a 404 about an area in the words of another server", foreign("Area mare not found"), 501],
    ["our own 404 for an address", unknownCall(), 501],
    ["a 404 without a body", new ApiError(404, "internal/no_data"), 501],
    ["our own 404 for what is not there", new ApiError(404, "internal/not_found"), 404],
    ["our own 404 for an area", unknownArea("mare"), 404],
    ["a year without a card", new ApiError(404, "internal/nothing_published"), 404],
    ["no permission", new ApiError(403, "internal/permission_denied"), 403],
  ])("%s", async (_, error, status) => {
    expect(await statusOf(error)).toBe(status);
    const asked = nullUnlessOffered(Promise.reject(error));
    if (status === 501) expect(await asked).toBeNull();
    else await expect(asked).rejects.toBe(error);
  });

  test("is said on the page as not offered, not as a fault to report", async () => {
    const asked = new Request("https://carta.example/dashboard/esg/review/social");
    const response = errorResponse(new ApiError(501, "internal/not_implemented"), asked);
    expect(response.status).toBe(501);
    expect(await response.json()).toMatchObject({ title: "Non disponibile qui" });
  });
});
