import { urls } from "~/web/urls";
import type { PageState, Visitor } from "./states";

const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };

/** The administrator of Azienda Demo has begun its answer without saving. */
const JOTTED = { milestone: "responsabilita", guid: "v3-gov-responsabilita-competenze" };

const at = (query: { appunto?: 1 } = {}) => urls.question("full", JOTTED.milestone, JOTTED.guid, query);

/** A jotting that waits, and the form filled with it. */
export const QUESTION_STATES: PageState[] = [
  { visitor: FILLED, path: at(), status: 200 },
  { visitor: FILLED, path: at({ appunto: 1 }), status: 200 },
];
