import { ApiError } from "./errors";

/** No call has this method and address; another server may use its own words for it. */
export const unknownCall = () => new ApiError(404, "internal/unknown_call", [], null, "internal/not_found");

/** Errors with a sentence from the catalogue (spec §8). */
export const unknownArea = (id: string) =>
  new ApiError(404, "internal/unknown_area", [], null, `Area ${id} not found`);

export const invalidArea = () =>
  new ApiError(404, "internal/invalid_area", [], null, "Invalid area for version");

/** The answer of a service does not match the contract. */
export const invalidResponse = (service: string) =>
  new ApiError(502, "internal/invalid_response", [], null, `Invalid response from ${service}`);

export const noFileResponse = () =>
  new ApiError(502, "internal/no_file_response", [], null, "No file response after upload");

/** The configuration of an area names none. */
export const undefinedMilestones = () =>
  new ApiError(502, "internal/undefined_milestones", [], null, "Undefined milestones");
