import { formatDateTime } from "~/texts/format";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import type { Viewer } from "~/web/viewer.server";

export const openDisputes = async ({ call }: Viewer) =>
  (await ifOffered(call("provider.disputes", {}))).disputes.map(({ sentAt, ...dispute }) => ({
    ...dispute,
    sentOn: formatDateTime(sentAt),
  }));

export const loader = privateLoader({ right: "provide" }, async ({ viewer }) => ({
  disputes: await openDisputes(viewer),
}));
