/** One function per address of the product; nobody else puts paths together. */
const part = encodeURIComponent;

export const urls = {
  login: () => "/auth",
  /** Posts to the index route itself, not to its layout. */
  loginAction: () => "/auth?index",
  registration: () => "/auth/registration",
  registrationSent: () => "/auth/registration?sent=1",
  registrationConfirmed: () => "/auth/registration-confirmed",
  emailConfirmed: () => "/auth/registration-confirmed?done=1",
  recovery: () => "/auth/password-recovery",
  reset: (token: string) => `/auth/reset/${part(token)}`,
  createPassword: (token: string) => `/auth/create-password/${part(token)}`,
  signOut: () => "/auth/sign-out",
  lightVersion: () => "/versione-leggera",

  home: () => "/dashboard",
  /** Posts to the home page itself, not to the layout around it. */
  homeAction: () => "/dashboard?index",
  quickStart: (step: string) => `/dashboard/quick-start/${part(step)}`,
  registry: () => "/dashboard/registry",
  registrySection: (section: string) => `/dashboard/registry#${part(section)}`,
  history: () => "/dashboard/history",
  publish: () => "/dashboard/history/publish",
  survey: () => "/dashboard/esg",
  level: (levels: string) => `/dashboard/esg/${part(levels).replaceAll("%3A", ":")}`,
  question: (levels: string, milestone: string, question: string) =>
    `${urls.level(levels)}/${part(milestone)}/${part(question)}`,
  complete: () => "/dashboard/esg/complete",
};
