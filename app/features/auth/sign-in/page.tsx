import { useActionData } from "@remix-run/react";
import type { Resumed } from "./resumed.server";
import { Login, Resume } from "./view";

export const isResumed = (posted: unknown): posted is Resumed =>
  typeof posted === "object" && posted !== null && "carried" in posted && "csrf" in posted;

export function LoginPage() {
  const posted: unknown = useActionData();
  return isResumed(posted) ? <Resume {...posted} /> : <Login />;
}
