import { useLoaderData } from "@remix-run/react";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import type { loader } from "./load.server";

export function SettingsHome() {
  const t = useT();
  const { sections, isWhole } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={t("settings:title")} lead={t("settings:lead")} />
      <ul className="grid gap-4 md:grid-cols-2">
        {sections.map(({ to, title, text }) => (
          <li key={to} className="panel">
            <h2>
              <a href={to}>{title}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {isWhole ? null : <p>{t("settings:not_offered")}</p>}
    </>
  );
}
