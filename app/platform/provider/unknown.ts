import { ApiError } from "~/api/errors";

export const unknown = () => new ApiError(404, "internal/not_found");
