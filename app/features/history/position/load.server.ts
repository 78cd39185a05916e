import { ApiError } from "~/api/errors";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import type { Viewer } from "~/web/viewer.server";

export const loader = privateLoader({ right: "write" }, async ({ viewer, params }) => {
  const { type, ...position } = await positionOf(viewer, params["id"]);
  return { ...position, type, isNamed: type === "manual" };
});

/** A position of another company is not found. Neither is a version, which can be neither renamed nor removed. */
export async function positionOf({ call }: Viewer, id: string | undefined) {
  const { rows } = await ifOffered(call("survey.archive", {}));
  const row = rows.find((one) => one.kind === "position" && one.id === id);
  if (!row) throw new ApiError(404, "internal/not_found");
  const { type, name, savedAt, savedBy, year, given, revision } = row;
  return { id: row.id, type, name, savedAt, savedBy, year, given, revision };
}
