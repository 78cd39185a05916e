import { settingsUrls } from "~/web/settings-urls";
import { invitationUrls } from "~/web/registration-urls";
import type { Filling } from "../pages/form";
import type { KnownForm } from "./forms";
import type { Openers } from "./open-form";

const INVITED: Filling = {
  email: "terza@vivaio.example",
  name: "Terza",
  surname: "Persona",
  supplier: "read",
};

export const INVITATION_FORM_NAMES = [
  ...["invitation", "invitation, confirmed"],
  ...["many invitations", "many invitations, confirmed", "reminders"],
];

/** The forms that invite people, and that of the mails which remind of things. */
export function invitationForms({ own }: Openers): KnownForm[] {
  const confirmation = (url: string, filling: Filling) => async () => {
    const { browser, form } = await own(url)();
    const page = await form.fill(filling).submit();
    return { browser, form: page.form() };
  };
  return [
    { name: "invitation", open: own(invitationUrls.form()), filling: INVITED, answers: 200 },
    {
      name: "invitation, confirmed",
      open: confirmation(invitationUrls.form(), INVITED),
      filling: {},
      after: "invitation",
    },
    {
      name: "many invitations",
      open: own(invitationUrls.many()),
      filling: { list: "uno@vivaio.example;Uno;Primo;fornitore;lettura" },
    },
    {
      name: "many invitations, confirmed",
      open: confirmation(invitationUrls.many(), { list: "due@vivaio.example;Due;Altro;fornitore;lettura" }),
      filling: {},
    },
    { name: "reminders", open: own(settingsUrls.notifications()), filling: { reminders: false } },
  ];
}
