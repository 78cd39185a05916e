import { useActionData } from "@remix-run/react";
import { CsrfProvider } from "~/ui/form/post-form";
import type { Awaiting } from "../second-factor/awaited.server";
import { TypeCode } from "../second-factor/view";
import type { Resumed } from "./resumed.server";
import { Login, Resume } from "./view";

export const isResumed = (posted: unknown): posted is Resumed =>
  typeof posted === "object" && posted !== null && "carried" in posted && "csrf" in posted;

export const isAwaiting = (posted: unknown): posted is Awaiting =>
  typeof posted === "object" && posted !== null && "awaits" in posted;

export function LoginPage() {
  const posted: unknown = useActionData();
  if (isResumed(posted)) return <Resume {...posted} />;
  if (!isAwaiting(posted)) return <Login />;
  return (
    <CsrfProvider value={posted.awaits.csrf}>
      <TypeCode carried={posted.awaits.carried} />
    </CsrfProvider>
  );
}
