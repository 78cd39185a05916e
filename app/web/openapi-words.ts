import type { OpenApiWords } from "~/api/openapi/words";
import { sizeWords } from "~/domain/files/limits";
import type { T } from "~/texts/resources";

/** The Italian words of the published description of the API. */
export const openApiWords = (t: T): OpenApiWords => ({
  title: t("openapi:title"),
  description: t("openapi:description"),
  licence: t("openapi:licence"),
  summary: (id) => t(`calls:${id}`),
  service: (name) => t(`openapi:service.${name}`),
  right: (name) => t(`openapi:right.${name}`),
  extension: t("openapi:extension"),
  bearer: t("openapi:bearer"),
  parameter: (name) => t(`openapi:parameter.${name}`),
  header: (name) => t(`openapi:header.${name}`),
  answer: (name) => t(`openapi:answer.${name}`),
  files: (most) => t("openapi:files", { count: most }),
  bytes: (most) => t("openapi:bytes", { most: sizeWords(most) }),
});
