import type { T } from "~/texts/resources";

/** What each field is called, beside it and in the messages about it. */
export const labelsOf = (t: T) => ({
  businessName: t("auth:field.businessName"),
  country: t("auth:field.country"),
  identifier: t("auth:field.identifier"),
  name: t("auth:field.name"),
  surname: t("auth:field.surname"),
  email: t("auth:field.email"),
  terms: t("auth:consent.terms"),
  privacy: t("auth:consent.privacy"),
  otherPrivacy: t("auth:consent.otherPrivacy"),
});

export type Labels = ReturnType<typeof labelsOf>;
