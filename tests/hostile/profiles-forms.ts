import { profilesUrls } from "~/web/profiles-urls";
import { signedIn } from "../pages/sign-in";
import type { TestServer } from "../server";
import type { KnownForm } from "./forms";

export const PROFILES_FORM_NAMES = ["profile to work in"];

/** The forms about a person's profiles. */
export async function profilesForms(server: TestServer): Promise<KnownForm[]> {
  const browser = await signedIn(server, "profili@azienda-abilitata.example");
  const open = async () => ({ browser, form: (await browser.get(profilesUrls.page())).form() });
  return [{ name: "profile to work in", open, filling: { profile: "bank" } }];
}
