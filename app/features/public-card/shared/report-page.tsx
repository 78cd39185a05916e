import { useLoaderData } from "@remix-run/react";
import { AwaitedDocument, awaitedDocumentHandle } from "~/ui/awaited-document";
import type { waitingLoader } from "./report.server";

export const handle = awaitedDocumentHandle;

/** The report of a link that is being made. */
export const SharedReportPage = () => <AwaitedDocument {...useLoaderData<typeof waitingLoader>()} />;
