import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import type { TextKey } from "~/texts/resources";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";

/** The request of an enabled company for another identity (decision 051), beside what holds now. */
export const loader = privateLoader({ right: "provide" }, async ({ viewer, params }) => {
  const company = await ifOffered(viewer.call("provider.company", { params: { id: params["id"] ?? "" } }));
  const { id, businessName: name, identityRequest: request, verification } = company;
  return {
    ...{ id, name },
    request: request && {
      askedAt: request.askedAt,
      askedOn: formatDate(request.askedAt),
      lines: request.changes.map(({ field, present, value }) => ({
        label: nameOf(field),
        present: present ?? t("provider:nothing"),
        value: value ?? t("provider:nothing"),
      })),
    },
    isUnderVerification: verification !== null,
    above: [{ label: name, to: providerUrls.company(id) }],
  };
});

const IDENTIFIERS = ["partitaIva", "vatNumber", "dunsNumber"];

const nameOf = (field: string): string =>
  t(`registry:${IDENTIFIERS.includes(field) ? "identifier" : "field"}.${field}` as TextKey);
