import { t } from "~/texts/i18n.server";
import { ApiError } from "~/api/errors";
import { privateLoader } from "~/web/loader.server";
import type { Viewer } from "~/web/viewer.server";
import { PASTED_MOST } from "./form";

/** The list to be corrected that the address names, to fill the form with; or why it cannot be corrected there. */
export const loader = privateLoader({ right: "administer" }, async ({ viewer, request }) => {
  if (!viewer.takesExtensions) throw new ApiError(501, "internal/not_implemented");
  const id = new URL(request.url).searchParams.get("elenco");
  const list = id ? await textOf(viewer, id) : "";
  if (list === null) return { list: "", notFilled: "gone" as const };
  if (list.length > PASTED_MOST) return { list: "", notFilled: "too_long" as const };
  return { list, notFilled: null };
});

/** Null where the list was sent, or has been waiting for too long. */
const textOf = ({ call }: Viewer, id: string): Promise<string | null> =>
  call("user.invitationsText", { params: { id } }).then(
    ({ text }) => text,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    },
  );

/** An example of a list, as spreadsheets read it: UTF-8 with its mark, semicolons. */
export const example = privateLoader({ right: "administer" }, () => {
  const name = t("invite:many.example_file");
  return new Response(`\ufeff${t("invite:many.example_rows").replaceAll("\n", "\r\n")}\r\n`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
});
