import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";

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
