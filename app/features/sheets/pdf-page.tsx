import { useLoaderData } from "@remix-run/react";
import { AwaitedDocument, awaitedDocumentHandle } from "~/ui/awaited-document";
import type { waitingLoader } from "./pdf.server";

export const handle = awaitedDocumentHandle;

/** A sheet that is being made. */
export const SheetPdfPage = () => <AwaitedDocument {...useLoaderData<typeof waitingLoader>()} />;
