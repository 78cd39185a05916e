/** Addresses of a person's own settings, and of the second step of signing in. */
export const settingsUrls = {
  home: () => "/dashboard/settings",
  details: () => "/dashboard/settings/details",
  preferences: () => "/dashboard/settings/preferences",
  notifications: () => "/dashboard/settings/notifications",
  password: () => "/dashboard/settings/password",
  secondFactor: () => "/dashboard/settings/second-factor",
  enableSecondFactor: () => "/dashboard/settings/second-factor/enable",
  disableSecondFactor: () => "/dashboard/settings/second-factor/disable",
  recoveryCodes: () => "/dashboard/settings/second-factor/codes",
  sessions: () => "/dashboard/settings/sessions",
  /** The second step of a sign-in. */
  code: () => "/auth/second-factor",
};
