import { moneyAndBoard } from "./consistency/money-and-board";
import { placesAndDates } from "./consistency/places-and-dates";

export const plausibility = [...moneyAndBoard, ...placesAndDates];
