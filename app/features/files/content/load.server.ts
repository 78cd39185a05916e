import { downloadOf, privateLoader } from "~/web/loader.server";
import { toPageOfFile } from "~/web/file-failure.server";
import { urls } from "~/web/urls";

/** The bytes of a file. The page of the file reports an error of the file. */
export const loader = privateLoader({}, async ({ viewer, params }) => {
  const { id = "" } = params;
  try {
    return await downloadOf(viewer, "attachment", id);
  } catch (error) {
    return toPageOfFile(urls.file(id), error);
  }
});
