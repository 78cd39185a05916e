import { historyUrls, peopleUrls, surveyUrls, urls, workbookUrls } from "~/web/urls";

/** The pages of the specification (§2), and those that its calls need. */
export const SPECIFIED = [
  urls.home(),
  surveyUrls({ version: "public", year: 2025 }).period(),
  urls.survey(),
  urls.level("start_small"),
  urls.level("full"),
  urls.complete(),
  urls.question("full", "legalita", "v3-gov-legalita-segnalazioni"),
  surveyUrls({ version: "public", year: 2025 }).level("full"),
  surveyUrls({ version: "public", year: 2025 }).question("full", "legalita", "v3-gov-legalita-segnalazioni"),
  surveyUrls({ version: "draft", year: 2025 }).question("full", "legalita", "v3-gov-legalita-segnalazioni"),
  surveyUrls({ version: "draft", year: 2024 }).survey(),
  "/dashboard/draft/2023/planet",
  urls.scoring(),
  urls.scoring("start_small"),
  urls.benchmark(),
  urls.history(),
  urls.publish(),
  historyUrls.restore("public"),
  urls.registry(),
  ...["identity", "essential", "contacts", "other"].map(urls.registrySection),
  ...["registry", "economic", "general", "survey"].map(urls.quickStart),
  workbookUrls.page(),
  "/dashboard/registry/profiles",
];

/** Those that only an administrator opens. */
export const ADMINISTERED = [peopleUrls.list(), "/dashboard/registry/users/invite"];
