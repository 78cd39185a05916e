import { redirect } from "@remix-run/node";
import type { CallOutput } from "~/api/contract";
import { OUTBOX_STATES } from "~/api/contract/provider-service";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";
import { pageIn } from "~/web/urls";
import { pagesOf } from "../desk-words";
import { mailWords } from "./mail-words";

export const loader = privateLoader({ right: "provide" }, async ({ viewer, request }) => {
  const page = pageIn(request);
  const given = new URL(request.url).searchParams.get("stato");
  const state = OUTBOX_STATES.find((one) => one === given);
  const query = { pageId: String(page), ...(state && { state }) };
  const { mails, counts } = await ifOffered(viewer.call("provider.mails", { query }));
  const pages = pagesOf(shownCount(counts, state));
  if (page > pages) throw redirect(providerUrls.mails({ ...(state && { stato: state }), pagina: pages }));
  return { ...{ page, pages, counts }, state: state ?? null, rows: mails.map((mail) => mailWords(t, mail)) };
});

type Counts = CallOutput<"provider.mails">["counts"];

const shownCount = (counts: Counts, state: (typeof OUTBOX_STATES)[number] | undefined): number =>
  state === undefined ? counts.waiting + counts.retried + counts.failed : counts[state];
