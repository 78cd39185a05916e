import { useLoaderData } from "@remix-run/react";
import { AwaitedDocument, awaitedDocumentHandle } from "~/ui/awaited-document";
import type { reportLoader } from "./load.server";

export const handle = awaitedDocumentHandle;

/** A report or a card that is being made. */
export function ReportPage() {
  // The loader answers with the file itself, or with the page; only the page is drawn.
  const page = useLoaderData<typeof reportLoader>() as WaitingPage;
  return <AwaitedDocument {...page} />;
}

interface WaitingPage {
  file: string;
  isReady: boolean;
  ahead: number;
  href: string;
  backHref: string;
}
