interface Command {
  /** The required names, in order; those in "[…]" are optional. */
  names: readonly string[];
  options: readonly Option[];
  does: string;
}

export type Option = "url" | "email" | "files" | "text" | "page" | "to";

const SIGNED_IN = ["url", "email"] as const;

/** All commands of an operator. */
export const COMMANDS = {
  companies: { names: ["[ricerca]"], options: [], does: "le aziende, o quelle in cui compare la ricerca" },
  enable: {
    names: ["azienda"],
    options: [],
    does: "abilita un'azienda: le sue carte passano da una verifica",
  },
  disable: {
    names: ["azienda"],
    options: [],
    does: "toglie l'abilitazione; una verifica in corso si chiude",
  },
  "identity-requests": {
    names: [],
    options: [],
    does: "le aziende abilitate che chiedono di cambiare nome, Paese o identificativi",
  },
  "identity-accept": {
    names: ["azienda"],
    options: [],
    does: "accetta la richiesta: i nuovi dati valgono da subito, l'azienda resta abilitata",
  },
  "identity-decline": {
    names: ["azienda"],
    options: ["text"],
    does: "non accetta la richiesta e dice perché all'azienda",
  },
  disputes: { names: [], options: [], does: "le contestazioni di aziende che risultano già registrate" },
  "dispute-close": { names: ["contestazione"], options: [], does: "chiude una contestazione esaminata" },
  chain: {
    names: ["azienda", "gruppo"],
    options: [],
    does: "scrive di quale gruppo fa parte; con - di nessuno",
  },
  "initiative-code": {
    names: ["azienda", "codice"],
    options: [],
    does: "scrive il codice con cui l'iniziativa conosce l'azienda; con - nessuno",
  },
  grant: {
    names: ["azienda", "altra-azienda"],
    options: [],
    does: "permette all'altra azienda, dello stesso gruppo, di copiare dalle versioni della prima",
  },
  revoke: { names: ["azienda", "altra-azienda"], options: [], does: "toglie quel permesso" },
  profiles: { names: ["azienda"], options: [], does: "i profili di un'azienda, con gli anni che aprono" },
  "profile-grant": {
    names: ["azienda", "profilo", "[anni]"],
    options: [],
    does: "dà un profilo a un'azienda, o cambia gli anni di uno che ha; anni come 2023,2024, o tutti",
  },
  "profile-withdraw": {
    names: ["azienda", "profilo"],
    options: [],
    does: "toglie un profilo a un'azienda: i permessi delle persone non valgono più, e restano per un ritorno",
  },
  verifications: {
    names: [],
    options: ["page"],
    does: "le verifiche in corso, di tutte le aziende, dalla più vecchia; con --page le altre pagine",
  },
  assign: { names: ["verifica", "email-del-verificatore"], options: [], does: "affida una verifica" },
  providers: { names: [], options: [], does: "le persone che lavorano alla scrivania del servizio" },
  "provider-add": {
    names: ["email"],
    options: [],
    does: "ammette una persona alla scrivania del servizio: vede tutte le aziende, mai le loro risposte",
  },
  "provider-remove": { names: ["email"], options: [], does: "le toglie quel permesso, da subito" },
  "second-factor-reset": {
    names: ["email"],
    options: [],
    does: "azzera la verifica in due passaggi di una persona: le resta la password, e una mail glielo dice",
  },
  "rotate-secret": {
    names: [],
    options: [],
    does: "cambia il segreto che firma cookie e indirizzi dei file; quello di prima vale fino alla rotazione dopo",
  },
  "rotate-signing-key": {
    names: [],
    options: [],
    does: "cambia la chiave che firma le carte; quelle di prima restano pubblicate, e le firme fatte con loro valgono",
  },
  "configuration-publish": {
    names: [],
    options: [],
    does: "scrive nel progetto Firebase i documenti di configurazione, con l'account di servizio",
  },
  events: {
    names: ["[azienda]"],
    options: ["page"],
    does: "gli eventi del registro, dal più recente: di tutti, o di un'azienda",
  },
  "events-verify": {
    names: [],
    options: [],
    does: "controlla che nessun evento sia stato cambiato, tolto, aggiunto o spostato; se no dice dove, ed esce con 1",
  },
  "events-export": {
    names: [],
    options: ["to"],
    does: "scrive tutti gli eventi, una riga JSON ciascuno, con quanto serve a controllarli altrove",
  },
  list: { names: [], options: SIGNED_IN, does: "le verifiche affidate a chi accede" },
  open: {
    names: ["verifica"],
    options: [...SIGNED_IN, "files"],
    does: "mostra le risposte da giudicare; con --files ne salva i documenti in una cartella",
  },
  accept: {
    names: ["verifica", "domanda", "[file]"],
    options: SIGNED_IN,
    does: "accetta la risposta, o il file",
  },
  comment: {
    names: ["verifica", "domanda", "[file]"],
    options: [...SIGNED_IN, "text"],
    does: "scrive un'osservazione, a cui l'azienda risponde",
  },
  ask: {
    names: ["verifica", "domanda", "[file]"],
    options: [...SIGNED_IN, "text"],
    does: "chiede un chiarimento, a cui l'azienda risponde; da solo non basta per respingere",
  },
  reject: {
    names: ["verifica", "domanda", "[file]"],
    options: [...SIGNED_IN, "text"],
    does: "non accetta la risposta, o il file, e dice perché",
  },
  "accept-rest": {
    names: ["verifica"],
    options: SIGNED_IN,
    does: "accetta tutto quello che in questa fase non è ancora stato giudicato",
  },
  decide: {
    names: ["verifica", "accept|refuse"],
    options: SIGNED_IN,
    does: "conclude la fase: accept va avanti o emette la carta, refuse rimanda le osservazioni",
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** Commands that work on the store of this installation; all others go through the API of a server. */
export const DIRECT = [
  "companies",
  "enable",
  "disable",
  "identity-requests",
  "identity-accept",
  "identity-decline",
  "disputes",
  "dispute-close",
  "chain",
  "initiative-code",
  "grant",
  "revoke",
  "profiles",
  "profile-grant",
  "profile-withdraw",
  "verifications",
  "assign",
  "providers",
  "provider-add",
  "provider-remove",
  "second-factor-reset",
  "rotate-secret",
  "rotate-signing-key",
  "configuration-publish",
  "events",
  "events-verify",
  "events-export",
] as const satisfies CommandName[];

export type DirectCommand = (typeof DIRECT)[number];

export const isDirect = (name: CommandName): name is DirectCommand =>
  (DIRECT as readonly string[]).includes(name);

/** "comment <verifica> <domanda> [file] --text …", as the operator types it. */
export function usageOf(name: CommandName): string {
  const { names, options }: Command = COMMANDS[name];
  const named = names.map((one) => (one.startsWith("[") ? one : `<${one}>`));
  const own = options.filter((option) => option !== "url" && option !== "email").map((option) => OWN[option]);
  return [name, ...named, ...own].join(" ");
}

const OWN = {
  files: "[--files <cartella>]",
  text: '--text "…"',
  page: "[--page <numero>]",
  to: "[--to <file>]",
} as const;
