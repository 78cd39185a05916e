import { colleaguesOf, type DemoColleague } from "./colleagues";

const NAMES = "Anna Bruno Carla Dario Elena Fabio Gaia Ivan Laura Mario Nadia Omar Paola Renzo Sonia".split(
  " ",
);
const SURNAMES = [
  ..."Amato Basile Coppola Damiani Esposito Ferri Grassi Leone Marchetti Neri".split(" "),
  ..."Orlando Pellegrini Riva Sala Testa Valentini Zanetti Bruni Costa Donati".split(" "),
];

/** How many people the company has, with the administrator who signs in. */
const ALL = 300;

/** Every tenth one is off, every fifteenth is invited, every fortieth let the invitation expire. */
function stateOf(index: number): DemoColleague["state"] {
  if (index % 40 === 39) return "expired";
  if (index % 15 === 14) return "invited";
  return index % 10 === 9 ? "off" : "active";
}

const nameOf = (index: number) => NAMES[index % NAMES.length] ?? "";
const surnameOf = (index: number) => SURNAMES[Math.floor(index / NAMES.length) % SURNAMES.length] ?? "";

/** So many that their list has a dozen pages. */
export const COLLEAGUES = colleaguesOf(
  6,
  "azienda-grande.example",
  Array.from({ length: ALL - 1 }, (_, index) => ({
    name: nameOf(index),
    surname: surnameOf(index),
    role:
      index % 50 === 20
        ? ("administrator" as const)
        : index % 3 === 0
          ? ("write" as const)
          : ("read" as const),
    state: stateOf(index),
    ...(stateOf(index) === "active" && index % 4 > 0 && { login: (index % 90) + 1 }),
  })),
);
