import { colleaguesOf } from "../colleagues";

/** With the three who sign in they are twelve, in every state that a person of a company can be in. */
export const COLLEAGUES = colleaguesOf(1, "azienda-demo.example", [
  { name: "Silvia", surname: "Ricci", role: "administrator", state: "off", login: 210 },
  { name: "Marco", surname: "Galli", role: "write", state: "active", login: 3 },
  { name: "Francesca", surname: "Longo", role: "write", state: "active" },
  { name: "Alessandro", surname: "Villa", role: "read", state: "active", login: 41 },
  { name: "Giulia", surname: "Serra", role: "read", state: "off", login: 96 },
  { name: "Luca", surname: "Fontana", role: "read", state: "invited" },
  { name: "Niccolò", surname: "D'Angelo", role: "write", state: "invited" },
  { name: "Elisa", surname: "Caruso", role: "read", state: "expired" },
  { name: "Roberto", surname: "Mancini", role: "write", state: "expired" },
]);
