import { useLoaderData } from "@remix-run/react";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { registerUrls } from "~/web/registers-urls";
import type { loader } from "./load.server";

export function Registers() {
  const { registers } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <PageHeading title={t("registers:title")} lead={t("registers:lead")} />
      {registers.map(({ id, rows, readers }) => (
        <section key={id} className="panel" aria-labelledby={id}>
          <h2 id={id}>
            <a href={registerUrls.one(id)}>{t(`registers:name.${id}`)}</a>
          </h2>
          <p>{t(`registers:lead.${id}`)}</p>
          <p className="hint">
            {t("registers:rows", { count: rows })} · {t("registers:read_by", { count: readers })}
          </p>
        </section>
      ))}
    </>
  );
}
