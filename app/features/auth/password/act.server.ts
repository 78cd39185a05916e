import { choosePassword } from "./choose-password.server";

export const action = choosePassword("auth:reset.done");
