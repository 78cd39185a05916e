import { z } from "zod";
import { positionName } from "~/api/contract/positions";
import { posted } from "~/web/posted";

export const savePosition = z.strictObject({ name: posted(positionName) });
