import type { loader, PageData } from "~/features/auth/registration/load.server";
import type { PageHandle } from "~/ui/layout/page-handle";
import { Sent } from "~/features/auth/registration/sent";
import { Registration } from "~/features/auth/registration/view";
import { publishedDocuments, RegistrationClosed } from "~/features/auth/registration/closed";
import { useRefusedForm } from "~/ui/form/refused-form";
import { useLoaderData } from "@remix-run/react";
import { useRootData } from "~/web/root-data";

export { action } from "~/features/auth/registration/act.server";
export { loader } from "~/features/auth/registration/load.server";

export const handle: PageHandle<PageData> = {
  title: ({ sent }) => (sent ? "auth:sent.title" : "auth:registration.title"),
};

export default function RegistrationPage() {
  const { sent, nations } = useLoaderData<typeof loader>();
  const documents = publishedDocuments(useRootData()?.site.links);
  const refused = useRefusedForm();
  if (sent) return <Sent />;
  if (documents === null) return <RegistrationClosed />;
  return <Registration nations={nations} documents={documents} refused={refused} />;
}
