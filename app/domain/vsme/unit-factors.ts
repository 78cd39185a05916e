/** How many square metres or tonnes the words of a unit of the template stand for; other units are not read. */
export const UNIT_FACTORS: Readonly<Record<string, string>> = {
  "squared meters (m2)": "1",
  "hectares (ha)": "10000",
  "metric tonnes (t)": "1",
  "kilograms (kg)": "0.001",
};
