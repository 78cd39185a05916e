import { registerUrls } from "~/web/registers-urls";
import { DEMO_REGISTER_ROWS } from "../pages/register-states";
import type { KnownForm } from "./forms";
import type { Openers } from "./open-form";

const [REMOVED, CHANGED] = DEMO_REGISTER_ROWS;

export const REGISTER_FORM_NAMES = ["added", "changed", "removed"].map((name) => `register row, ${name}`);

/** The forms of the registers: a row that is added, changed and removed. */
export const registerForms = ({ own }: Openers): KnownForm[] => [
  {
    name: "register row, added",
    open: own(registerUrls.one("figures")),
    filling: { year: "2019", energy: "1.250,5" },
  },
  {
    name: "register row, changed",
    open: own(registerUrls.row("figures", CHANGED)),
    filling: { energy: "1.300" },
  },
  { name: "register row, removed", open: own(registerUrls.remove("figures", REMOVED)), filling: {} },
];
