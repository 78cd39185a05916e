import { ApiError } from "~/api/errors";
import { METHOD_TABLES } from "~/domain/scoring/method-tables";
import { csvLoader } from "~/web/csv-loader.server";
import { ifOffered } from "~/web/errors.server";
import { urls } from "~/web/urls";

/** A table of the method as a file: its words are data, so the names of the columns stay those of the format. */
export const loader = csvLoader({
  right: "signedIn",
  name: ({ table }) => `metodo-${table}`,
  page: urls.scoringMethod,
  async rows({ call }, _request, params) {
    const table = METHOD_TABLES.find((id) => id === params["table"]);
    if (!table) throw new ApiError(404, "internal/not_found");
    const { columns, rows } = await ifOffered(call("config.scoringMethodTable", { params: { table } }));
    return [columns, ...rows];
  },
});
