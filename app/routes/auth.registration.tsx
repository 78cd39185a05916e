import type { loader, PageData } from "~/features/auth/registration/load.server";
import type { PageHandle } from "~/ui/layout/page-handle";
import { Registration, Sent } from "~/features/auth/registration/view";
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
  const site = useRootData()?.site;
  const refused = useRefusedForm();
  if (sent) return <Sent />;
  return <Registration nations={nations} documents={site?.links} refused={refused} />;
}
