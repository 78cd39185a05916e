import { emissions } from "./consistency/emissions";
import { energy } from "./consistency/energy";
import { landAndMoney } from "./consistency/land-and-money";
import { waterAndWaste } from "./consistency/water-and-waste";

export const plausibility = [...energy, ...emissions, ...waterAndWaste, ...landAndMoney];
