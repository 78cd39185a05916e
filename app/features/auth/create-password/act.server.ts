import { choosePassword } from "../password/choose-password.server";

export const action = choosePassword("auth:create.done");
