import { redirect } from "@remix-run/node";
import type { WireEvent } from "~/api/contract/audit";
import { formatDateTime } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { auditUrls } from "~/web/audit-urls";
import { csvLoader } from "~/web/csv-loader.server";
import { ifOffered } from "~/web/errors.server";
import { eventAddress, filterOf, ofPage } from "./address";
import { eventWords, personWords } from "./present";

/** The events that match, as a file for a spreadsheet; a filter that cannot be read leads back to the page. */
export const loader = csvLoader({
  right: "administer",
  name: "attivita",
  page: auditUrls.list,
  async rows({ call }, request) {
    const address = eventAddress(request);
    const { filter, issues } = filterOf(address);
    if (issues.length > 0) throw redirect(auditUrls.list(ofPage(address)));
    const { events } = await ifOffered(call("user.exportEvents", { body: filter }));
    return [TITLES, ...events.map(cellsOf)];
  },
});

const TITLES = (
  ["number", "when", "event", "count", "by", "by_email", "about", "about_email", "address", "detail"] as const
).map((column) => t(`events:file.${column}`));

function cellsOf(event: WireEvent): string[] {
  const by = personWords(t, event.by);
  const about = personWords(t, event.about);
  return [
    String(event.number),
    formatDateTime(event.at),
    eventWords(t, { kind: event.kind, count: 1 }),
    String(event.count),
    by?.name ?? "",
    by?.email ?? "",
    about?.name ?? "",
    about?.email ?? "",
    event.address ?? "",
    event.detail ?? "",
  ];
}
