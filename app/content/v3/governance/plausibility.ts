import { moneyAndBoard } from "./consistency/money-and-board";
import { placesAndDates } from "./consistency/places-and-dates";
import { revenuesBySector } from "./consistency/revenues-by-sector";

export const plausibility = [...moneyAndBoard, ...revenuesBySector, ...placesAndDates];
