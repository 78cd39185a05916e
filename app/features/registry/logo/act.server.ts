import { LOGO_LIMITS } from "~/domain/picture/limits";
import { sizeWords } from "~/domain/files/limits";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { companyUrls } from "~/web/company-urls";
import { refusalOfLost } from "~/web/hand-in-file.server";
import { sendLogo } from "~/web/logo.server";
import { logoForm } from "./form";

export const action = privateAction({
  right: "write",
  schema: logoForm,
  takesFiles: true,
  perform: async ({ viewer, value: { logo } }) => {
    await sendLogo(viewer, whole(logo));
    const notice = { kind: "success", key: "company:logo.changed" } as const;
    return redirectTo(viewer.session, companyUrls.logo(), { notice });
  },
});

/** The chosen file, which has arrived and is not too large; throws the refusal of any other. */
function whole(logo: File | null): File {
  if (logo === null) throw refuse([{ path: "logo", code: "choose_file" }]);
  const lost = refusalOfLost(logo);
  if (lost !== null) throw refuse([{ path: "logo", ...lost }], lost.status);
  if (logo.size <= LOGO_LIMITS.bytes) return logo;
  const params = { name: logo.name, max: sizeWords(LOGO_LIMITS.bytes) };
  throw refuse([{ path: "logo", code: "picture_too_large", params }], 413);
}
