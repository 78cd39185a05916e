import type { Filling } from "../pages/form";

export const NEW_PASSWORD: Filling = { password: "Castagno27ok", passwordConfirmation: "Castagno27ok" };

export const tokenIn = (link: string) => new URL(link).searchParams.get("token") ?? "";

export const REGISTRATION: Filling & { email: string } = {
  businessName: "Vivaio Prova S.r.l.",
  country: "IT",
  identifier: "98765430156",
  name: "Elio",
  surname: "Sarti",
  email: "elio.sarti@vivaio-prova.example",
  terms: true,
  privacy: true,
  otherPrivacy: true,
};

export const DISPUTE: Filling = {
  country: "IT",
  identifier: "09999030175",
  email: "titolare@officina.example",
  message: "Sono il legale rappresentante.",
};
