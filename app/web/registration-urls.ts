import { queryOf } from "./query";

const encode = encodeURIComponent;

/** Addresses on the way to an account and its password. */
export const registrationUrls = {
  form: () => "/auth/registration",
  sent: () => "/auth/registration?sent=1",
  /** Mails the link once more. */
  again: () => "/auth/registration-again",
  confirm: (token?: string) =>
    `/auth/registration-confirmed${token === undefined ? "" : `?token=${encode(token)}`}`,
  /** For a person whose company is registered already. */
  dispute: () => "/auth/company-dispute",
  decline: (token: string) => `/auth/registration-declined?token=${encode(token)}`,
  confirmed: () => "/auth/registration-confirmed?done=1",
  reset: (token: string) => `/auth/reset/${encode(token)}`,
  createPassword: (token: string) => `/auth/create-password/${encode(token)}`,
};

/** Addresses of invitations to the company, and of the reminders a person gets. */
export const invitationUrls = {
  form: () => "/dashboard/registry/users/invite",
  /** Many people at once, from a list. */
  many: () => "/dashboard/registry/users/invite/many",
  /** The same form, filled with a list that is to be corrected. */
  correct: (id: string) => `/dashboard/registry/users/invite/many?elenco=${encode(id)}`,
  example: () => "/dashboard/registry/users/invite/many/example.csv",
  /** A list on its way. While it waits, each page of its rows needs the mark of the page before it. */
  list: (id: string, query: { pagina?: string; visto?: string } = {}) =>
    `/dashboard/registry/users/invite/many/${encode(id)}${queryOf(query)}`,
  /** The same page while invitations are being sent; a script reads it again, so it does not refresh itself. */
  followed: (id: string) => `${invitationUrls.list(id)}?segue=1`,
  /** Switches reminders without signing in. */
  reminders: (token: string) => `/auth/reminders/${encode(token)}`,
  /** Where mail programs post, to switch them off with one press. */
  oneClick: (token: string) => `${invitationUrls.reminders(token)}/one-click`,
};
