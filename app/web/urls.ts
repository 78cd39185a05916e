/** One function per address of the product; nobody else puts paths together. */
const part = encodeURIComponent;

export const urls = {
  login: () => "/auth",
  /** Posts to the index route itself, not to its layout. */
  loginAction: () => "/auth?index",
  registration: () => "/auth/registration",
  registrationConfirmed: () => "/auth/registration-confirmed",
  recovery: () => "/auth/password-recovery",
  reset: (token: string) => `/auth/reset/${part(token)}`,
  createPassword: (token: string) => `/auth/create-password/${part(token)}`,
  signOut: () => "/auth/sign-out",
  lightVersion: () => "/versione-leggera",

  home: () => "/dashboard",
  quickStart: (step: string) => `/dashboard/quick-start/${part(step)}`,
  registry: () => "/dashboard/registry",
  history: () => "/dashboard/history",
  publish: () => "/dashboard/history/publish",
  survey: () => "/dashboard/esg",
  level: (levels: string) => `/dashboard/esg/${part(levels).replaceAll("%3A", ":")}`,
  question: (levels: string, milestone: string, question: string) =>
    `${urls.level(levels)}/${part(milestone)}/${part(question)}`,
  complete: () => "/dashboard/esg/complete",
};
