import { readCardNumber } from "~/domain/card/card-number";
import { publicAction, redirectTo, refuse } from "~/web/action.server";
import { cardUrls } from "~/web/card-urls";
import { checkForm } from "./form";

/** Leads to the page of the number; whether a card has it is seen there. */
export const action = publicAction({
  schema: checkForm,
  perform: async ({ visitor, value: { number } }) => {
    const read = readCardNumber(number);
    if (read !== null) return redirectTo(visitor.session, cardUrls.shown(read));
    const code = number.trim() === "" ? "card_number_missing" : "card_number_malformed";
    throw refuse([{ path: "number", code }]);
  },
});
