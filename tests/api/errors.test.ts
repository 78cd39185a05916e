import { describe, expect, test } from "vitest";
import {
  invalidArea,
  invalidResponse,
  noFileResponse,
  unknownArea,
  unknownCall,
} from "~/api/catalogue-errors";
import { ERROR_CODES } from "~/api/error-codes";
import { envelopeOf } from "~/api/json-response";
import { ApiError, errorOfResponse, IdentityError, normaliseError } from "~/api/errors";

describe("errors are normalised to status and message (spec §8)", () => {
  test.each([
    ["a string with a given status", "no", 409, 409, "no"],
    ["a string without one", "no", undefined, 418, "no"],
    ["a number", 7, undefined, 500, "internal/error"],
    ["nothing", undefined, undefined, 500, "internal/error"],
    ["null", null, undefined, 500, "internal/error"],
    ["an unknown object", { a: 1 }, undefined, 500, "internal/unhandled"],
    ["a program error", new TypeError("x is undefined"), undefined, 500, "internal/unhandled"],
    ["an API error", new ApiError(404, "internal/not_found"), undefined, 404, "internal/not_found"],
  ])("%s", (_, error, given, status, message) => {
    const normal = normaliseError(error, given);
    expect([normal.status, normal.message]).toEqual([status, message]);
  });

  test("an identity provider's error gives 424 with provider and code first", () => {
    const normal = normaliseError(
      new IdentityError("firebase", "auth/wrong-password", "The password is invalid."),
    );
    expect(normal.status).toBe(424);
    expect(normal.message).toBe("firebase/auth/wrong-password: The password is invalid.");
  });
});

describe("an answered error", () => {
  test("without a status of an error is a 500", async () => {
    expect(await errorOfResponse(Response.error())).toMatchObject({
      status: 500,
      message: "internal/no_data",
    });
  });

  test("a text body is the message", async () => {
    const error = await errorOfResponse(
      new Response("chiuso", { status: 503, headers: { "Content-Type": "text/plain" } }),
    );
    expect([error.status, error.message]).toEqual([503, "chiuso"]);
  });

  test.each([
    ["an empty body", ""],
    ["HTML of a proxy", "<html>Bad gateway</html>"],
    ["garbage JSON", '{"a":'],
  ])("%s gives internal/no_data", async (_, body) => {
    const error = await errorOfResponse(
      new Response(body, { status: 502, headers: { "Content-Type": "text/html" } }),
    );
    expect([error.status, error.message]).toEqual([502, "internal/no_data"]);
  });

  test.each([
    ["firebase/user-disabled: The user account has been disabled.", "firebase/user-disabled"],
    ["firebase/auth/user-disabled: The user account has been disabled.", "firebase/user-disabled"],
    ["auth/user-disabled", "firebase/user-disabled"],
    ["firebase/nothing-we-know: words", null],
    ["Missing role reader/writer for user", null],
  ])("“%s” has the code before its words, if there is one: %s", async (message, code) => {
    const answered = Response.json({ status: 424, message }, { status: 424 });
    expect(await errorOfResponse(answered)).toMatchObject({ status: 424, code, message });
  });

  test("of a server that writes what is missing as null keeps its words", async () => {
    const fault = { path: "email", code: "invalid_mail", params: null };
    const plain = { message: "internal/permission_denied", code: null, errors: null };
    expect(await errorOfResponse(Response.json(plain, { status: 403 }))).toMatchObject({
      code: "internal/permission_denied",
      errors: [],
    });
    const faults = { message: "internal/invalid_input", errors: [fault] };
    expect((await errorOfResponse(Response.json(faults, { status: 422 }))).errors).toEqual([
      { path: "email", code: "invalid_mail", params: undefined },
    ]);
  });

  test("an envelope keeps its faults and when to try again", async () => {
    const faults = [{ path: "email", code: "invalid_mail" }];
    const body = JSON.stringify({ status: 429, message: "internal/too_many_requests", errors: faults });
    const error = await errorOfResponse(
      new Response(body, { status: 429, headers: { "Retry-After": "60" } }),
    );
    expect(error.errors).toEqual(faults);
    expect(error.retryAfter).toBe(60);
  });
});

describe("the code of an error", () => {
  test.each(ERROR_CODES)("%s survives its way over the wire", async (code) => {
    const sent = new ApiError(409, code, [{ path: "name", code: "too_long" }], 7, "In parole");
    const arrived = await errorOfResponse(envelopeOf(sent));
    expect(arrived).toEqual(sent);
    expect([arrived.code, arrived.message, arrived.retryAfter]).toEqual([code, "In parole", 7]);
  });

  test.each([
    ["an unknown address", unknownCall(), "internal/unknown_call", "internal/not_found"],
    ["an unknown area", unknownArea("mare"), "internal/unknown_area", "Area mare not found"],
    ["an area of another version", invalidArea(), "internal/invalid_area", "Invalid area for version"],
    [
      "a wrong answer",
      invalidResponse("report"),
      "internal/invalid_response",
      "Invalid response from report",
    ],
    ["no file", noFileResponse(), "internal/no_file_response", "No file response after upload"],
  ])("tells %s beside the sentence of the catalogue (spec §8)", async (_, sent, code, message) => {
    const arrived = await errorOfResponse(envelopeOf(sent));
    expect([arrived.code, arrived.message]).toEqual([code, message]);
  });

  test.each([
    ["a message that is one of our codes", { message: "internal/conflict" }, "internal/conflict"],
    ["a sentence of the catalogue", { message: "Invalid area for version" }, "internal/invalid_area"],
    ["a code that is not ours", { message: "Nope", code: "E_NOPE" }, null],
    ["a code that is no text", { message: "Nope", code: 17 }, null],
    [
      "a code that is not ours beside a message that is",
      { message: "internal/conflict", code: "x" },
      "internal/conflict",
    ],
    ["a code with the name of what every object has", { message: "constructor" }, null],
    ["words alone", { message: "Area mare not found" }, null],
  ])("of another server: %s", async (_, body, code) => {
    const error = await errorOfResponse(Response.json(body, { status: 409 }));
    expect([error.code, error.message, error.status]).toEqual([code, body.message, 409]);
  });
});
