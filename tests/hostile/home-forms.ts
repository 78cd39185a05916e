import { urls } from "~/web/urls";
import { signedIn } from "../pages/sign-in";
import type { TestServer } from "../server";
import type { KnownForm } from "./forms";
import { formAt, type Openers } from "./open-form";

export const HOME_FORM_NAMES = ["light version", "welcome", "tour", "notice"];

/** The forms of the home page and of the tour that it offers. */
export const homeForms = ({ own }: Openers): KnownForm[] => [
  { name: "light version", open: own(urls.home(), { action: urls.lightVersion() }), filling: {} },
  ...[
    { name: "welcome", url: urls.home(), button: "Ho letto, non mostrarlo più" },
    { name: "tour", url: urls.tour(2), button: "Salta la visita" },
    { name: "notice", url: urls.home(), button: "Ho letto" },
  ].map(({ name, url, button }) => ({ name, button, filling: {}, open: own(url, { button }) })),
];

export const signOutForm = (server: TestServer, email: string): KnownForm => ({
  name: "sign-out",
  open: async () => formAt(await signedIn(server, email), urls.home(), { action: urls.signOut() }),
  filling: {},
});
