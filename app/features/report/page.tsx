import { useLoaderData } from "@remix-run/react";
import { AwaitedDocument, awaitedDocumentHandle } from "~/ui/awaited-document";
import type { reportLoader } from "./load.server";

export const handle = awaitedDocumentHandle;

/** A report or a card that is being made. */
export const ReportPage = () => <AwaitedDocument {...useLoaderData<typeof reportLoader>()} />;
