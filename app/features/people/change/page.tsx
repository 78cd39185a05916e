import { useLoaderData } from "@remix-run/react";
import { ConfirmChange } from "./confirm";
import type { loader } from "./load.server";
import { ChooseRoles } from "./choose-roles";

/** Asks before a change to many people. */
export function ChangePage() {
  const page = useLoaderData<typeof loader>();
  return page.step === "roles" ? <ChooseRoles {...page} /> : <ConfirmChange {...page} />;
}
