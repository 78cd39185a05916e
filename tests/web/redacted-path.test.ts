import { describe, expect, test } from "vitest";
import { redactedPath } from "~/web/request-log.server";

describe("the request log", () => {
  test.each([
    ["/auth/reset/SEGRETO", "/auth/reset/…"],
    ["/AUTH/RESET/SEGRETO", "/AUTH/RESET/…"],
    ["//auth//reset/SEGRETO", "/auth/reset/…"],
    ["/auth/%72eset/SEGRETO", "/auth/reset/…"],
    ["/auth/create-password/SEGRETO?x=1", "/auth/create-password/…"],
    ["/auth/reminders/SEGRETO", "/auth/reminders/…"],
    ["/auth/reminders/SEGRETO/one-click", "/auth/reminders/…"],
    ["/auth/proposal/SEGRETO", "/auth/proposal/…"],
    ["/auth/registration-confirmed?token=SEGRETO", "/auth/registration-confirmed"],
    ["/dashboard/esg?area=social", "/dashboard/esg"],
  ])("%s is written as %s", (asked, written) => {
    expect(redactedPath(asked)).toBe(written);
  });
});
