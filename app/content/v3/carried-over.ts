/**
 * What to do with an answer to a question that was revised or withdrawn when points were given for what a company does:
 * a sentence for the company, as in docs/carried-over-*.md.
 */
const SENTENCES: Readonly<Record<string, string>> = {
  "v3-env-energia-consumi":
    "Aggiungi il calore acquistato (0 se non ce n'è) e conferma: i punti dipendono ora dalla parte rinnovabile.",
  "v3-env-emissioni-scope-2": "Aggiungi le emissioni del calore acquistato, se c'è, e conferma.",
  "v3-env-emissioni-controlli": "Scegli di nuovo: ora si dice se un limite è stato superato.",
  "v3-env-emissioni-azioni": "Scegli al massimo tre azioni che raggiungono la quota scritta accanto.",
  "v3-env-acqua-misure": "Conferma solo le misure che raggiungono la quota scritta accanto.",
  "v3-env-rifiuti-e-materiali-quantita": "Aggiungi le tonnellate avviate a recupero e conferma.",
  "v3-env-rifiuti-e-materiali-destinazione":
    "La percentuale non si chiede più: scrivi le tonnellate recuperate accanto ai rifiuti prodotti.",
  "v3-env-rifiuti-e-materiali-circolare":
    "Conferma solo le pratiche che raggiungono la quota scritta accanto; fino a 10 dipendenti è facoltativa.",
  "v3-env-rifiuti-e-materiali-gestione": "Conferma solo ciò che vale per tutte le sedi.",
  "v3-env-rifiuti-e-materiali-filiera": "Conferma solo gli accordi che raggiungono la quota scritta accanto.",
  "v3-env-suolo-e-biodiversita-siti": "Controlla anche le aree vicine e conferma.",
  "v3-env-suolo-e-biodiversita-siti-dettaglio":
    "Numero e superficie si leggono ora dall'elenco dei siti: compila una riga per sito.",
  "v3-env-clima-e-rischi-politiche": "Conferma solo i temi che hanno data, firma e un impegno controllabile.",
  "v3-env-clima-e-rischi-applicazione": "Conferma ciò che vale per tutte le regole indicate.",
  "v3-env-clima-e-rischi-polizza": "Riscrivi la scadenza con giorno, mese e anno e conferma.",
  "v3-env-clima-e-rischi-investimenti":
    "Il sì o il no non si chiede più: contano gli importi, 0 se non ce ne sono.",
  "v3-env-clima-e-rischi-ricavi-fossili":
    "La domanda non c'è più: scegli la soglia tra le attività dell'azienda, e scrivi gli importi tra i ricavi per settore.",
  "v3-env-clima-e-rischi-adattamento":
    "Conferma le misure: per i fornitori alternativi conta almeno metà degli acquisti.",
  "v3-env-clima-e-rischi-temi": "Aggiungi se c'è un obiettivo scritto e conferma.",
  "v3-env-clima-e-rischi-sanzioni": "Dividi sanzioni, condanne e chiusure e conferma.",
  "v3-soc-retribuzione-e-contratti-benessere":
    "Controlla le scelte: ora valgono solo le misure offerte ad almeno metà dei dipendenti.",
  "v3-soc-comunita-e-clienti-territorio": "Controlla le scelte: ora ogni attività ha una misura minima.",
  "v3-soc-salute-e-sicurezza-ruoli":
    "Conferma i ruoli e aggiungi il preposto; la voce 'non previsto' non c'è più, perché la domanda è solo per chi ha dipendenti.",
  "v3-soc-salute-e-sicurezza-controlli":
    "Controlla le scelte: i sopralluoghi valgono se hanno toccato tutti i luoghi di lavoro.",
  "v3-soc-retribuzione-e-contratti-diritti-umani":
    "Controlla le scelte: impegni e verifiche ora riguardano una parte minima dei fornitori più a rischio.",
  "v3-soc-comunita-e-clienti-aspettative":
    "Controlla le scelte: per ogni gruppo servono almeno cinque risposte scritte, o quelle di tutti.",
  "v3-gov-identita-e-sedi-certificazioni":
    "Controlla le scelte: i marchi valgono per prodotti che fanno almeno un quarto dei ricavi, e senza certificato allegato la risposta vale al massimo il 60%.",
  "v3-gov-responsabilita-dati":
    "Controlla le scelte: doppia verifica e formazione ora valgono se riguardano tutti; senza documento la risposta vale al massimo il 60%.",
  "v3-gov-legalita-regole":
    "Controlla le scelte: il codice vale se l'hanno ricevuto tutti i dipendenti, la formazione se ha toccato almeno metà delle persone.",
  "v3-gov-catena-di-fornitura-condotta":
    "Controlla la scelta: un testo mandato o firmato ora conta secondo la quota degli acquisti che tocca.",
  "v3-gov-catena-di-fornitura-valutazione":
    "Controlla le scelte: ora un controllo vale se ha toccato almeno metà degli acquisti da fornitori nuovi.",
  "v3-gov-responsabilita-compensi":
    "La domanda non c'è più: quasi nessuna piccola impresa ha compensi variabili; la risposta si legge ancora nelle posizioni salvate.",
  "v3-gov-legalita-sanzioni":
    "Apri e salva: le condanne per altri reati si indicano ora nei Fondamentali, e i punti dipendono dal peso delle sanzioni sul fatturato.",
  "v3-gov-strategia-indici":
    "La scelta non passa da sola: indica soglia, armi e tabacco tra le attività dell'azienda.",
  "v3-soc-salute-e-sicurezza-infortuni":
    "Aggiungi le ore lavorate, che avevano una domanda loro, e conferma.",
  "v3-soc-salute-e-sicurezza-ore-lavorate":
    "La domanda non c'è più: scrivi le ore accanto agli infortuni, che ora le chiedono.",
  "v3-soc-retribuzione-e-contratti-incidenti":
    "Controlla le scelte: le discriminazioni decise in via definitiva hanno ora una voce loro.",
  "v3-soc-retribuzione-e-contratti-discriminazione":
    "La domanda non c'è più: indica i casi tra le violazioni dei diritti di chi lavora.",
  "v3-gov-legalita-condanne":
    "Conferma, se la risposta vale anche per gli altri reati degli ultimi tre anni.",
  "v3-gov-strategia-settori": "Scegli di nuovo: ora si dice quali attività svolge l'azienda.",
  "v3-gov-responsabilita-antiriciclaggio-obbligo":
    "La domanda non c'è più: l'obbligo si indica ora tra le attività dell'azienda.",
};

/** The edition that those questions which are still asked got then, or have got since. */
const EDITION = 2;
const LATER_EDITIONS: Readonly<Record<string, number>> = { "v3-gov-legalita-sanzioni": 3 };

/** For a question in its present edition, null if it is no longer asked; null where its page says enough. */
export const adviceFor = (guid: string, edition: number | null): string | null =>
  edition === null || edition === (LATER_EDITIONS[guid] ?? EDITION) ? (SENTENCES[guid] ?? null) : null;
