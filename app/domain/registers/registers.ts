import { figures } from "./figures";
import { policies } from "./policies";
import type { KeptRegister, Register } from "./register";
import { sites } from "./sites";
import { targets } from "./targets";

export const REGISTERS = { sites, policies, targets, figures } as const satisfies Record<
  KeptRegister,
  Register
>;

export const isKeptRegister = (id: string | undefined): id is KeptRegister =>
  id !== undefined && Object.hasOwn(REGISTERS, id);
