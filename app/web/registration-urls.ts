const part = encodeURIComponent;

/** Addresses on the way to an account and its password; apart from the others, which every page carries. */
export const registrationUrls = {
  form: () => "/auth/registration",
  sent: () => "/auth/registration?sent=1",
  confirm: () => "/auth/registration-confirmed",
  confirmed: () => "/auth/registration-confirmed?done=1",
  reset: (token: string) => `/auth/reset/${part(token)}`,
  createPassword: (token: string) => `/auth/create-password/${part(token)}`,
};
