import { FilledCard } from "~/ui/card/filled-card";
import { useT } from "~/ui/texts";
import { Offered } from "~/web/offered";
import { urls } from "~/web/urls";
import type { Publishing } from "./present";

type PreviewProps = Pick<Publishing, "logo" | "dataAsOf"> & {
  content: NonNullable<Publishing["preview"]>;
};

/** The card as it would be issued now; only number and dates are not there yet. */
export function Preview({ content, logo, dataAsOf }: PreviewProps) {
  const t = useT();
  const certification = { level: 1, date: dataAsOf ?? "", body: null };
  const card = { id: null, status: "valid", issuedAt: null, expiresAt: null, certification } as const;
  return (
    <section aria-labelledby="anteprima">
      <h2 id="anteprima">{t("dashboard:publish.preview")}</h2>
      <FilledCard {...{ content, logo, card }} isPreview headingLevel={3} />
      <Offered to={urls.reviewAll()}>
        <p>
          <a href={urls.reviewAll()}>{t("dashboard:publish.review")}</a>
        </p>
      </Offered>
    </section>
  );
}
