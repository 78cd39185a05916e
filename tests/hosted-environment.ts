/** The settings of an installation whose people this identity service knows. */
export const hostedSettings = (identityHost: string): Record<string, string> => ({
  IDENTITY: "firebase",
  FIREBASE_API_KEY: "chiave-di-prova",
  FIREBASE_AUTH_DOMAIN: "carta-di-prova.firebaseapp.example",
  FIREBASE_PROJECT_ID: "carta-di-prova",
  FIREBASE_STORAGE_BUCKET: "carta-di-prova.appspot.example",
  FIREBASE_AUTH_EMULATOR_HOST: identityHost,
});

/** What the pages are told to use that server, and this identity service. */
export const hostedEnvironment = (upstream: string, identityHost: string): Record<string, string> => ({
  UPSTREAM_URL: upstream,
  SESSION_SECRET: "una chiave di prova abbastanza lunga",
  ...hostedSettings(identityHost),
  FIRESTORE_EMULATOR_HOST: new URL(upstream).host,
});
