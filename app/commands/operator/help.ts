import { COMMANDS, DIRECT, isDirect, usageOf, type CommandName } from "./commands";

/** The list of commands: first those on this installation's store, then those of a verifier through a server. */
export function help(): string {
  const all = Object.keys(COMMANDS) as CommandName[];
  return [
    "npm run operator -- <comando>",
    "",
    "Sull'archivio di questa installazione (cartella DATA_DIR), anche mentre il server lavora:",
    ...linesOf(DIRECT),
    "",
    "Come verificatore, attraverso l'API di un server:",
    ...linesOf(all.filter((name) => !isDirect(name))),
    "",
    "  --url <indirizzo>   il server; se manca PUBLIC_URL, altrimenti http://localhost:3000",
    "  --email <email>     chi accede; la password viene da CARTA_PASSWORD o è chiesta qui",
    "",
    "Un'azienda si indica con il suo id, la partita IVA o l'email di una persona.",
    "Di una verifica bastano i primi caratteri dell'id, se sono solo suoi.",
    "Per i dati dimostrativi: DATA_DIR=./data/demo npm run operator -- companies",
    "Esce con 0 se è fatto, 1 se è rifiutato, 2 se il comando è sbagliato.",
  ].join("\n");
}

const linesOf = (names: readonly CommandName[]) =>
  names.flatMap((name) => [`  ${usageOf(name)}`, `      ${COMMANDS[name].does}`]);
