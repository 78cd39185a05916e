export const governance: Readonly<Record<string, string>> = {
  "v3-gov-responsabilita-chi-segue":
    "Scrivi una lettera di incarico di mezza pagina con nome, compiti e data, e falla firmare a chi amministra.",
  "v3-gov-responsabilita-dati":
    "Attiva la doppia verifica sulla posta di tutti e chiedi a chi segue i computer di provare un recupero delle copie.",
  "v3-gov-responsabilita-antiriciclaggio":
    "Apri tre fascicoli di clienti e controlla che ci siano documento e titolare effettivo: comincia da quelli incompleti.",
  "v3-gov-legalita-condanne":
    "Richiedi il certificato del casellario di chi amministra e quello delle sanzioni dell'azienda.",
  "v3-gov-legalita-regole":
    "Scrivi un codice etico di due pagine con le regole su omaggi e ospitalità, e consegnalo a tutti con la firma.",
  "v3-gov-legalita-segnalazioni":
    "Scegli la persona che riceve le segnalazioni e scrivi come si mandano e chi le legge: poi appendi l'avviso.",
  "v3-gov-catena-di-fornitura-condotta":
    "Scrivi una pagina di regole per i fornitori e mandala ai primi cinque per importo, chiedendola firmata.",
  "v3-gov-catena-di-fornitura-pagamenti":
    "Stampa lo scadenzario fornitori e porta i più lenti entro i giorni scritti nel contratto.",
  "v3-gov-identita-e-sedi-certificazioni":
    "Chiedi il rating di legalità all'Autorità garante, se hai i requisiti, oppure un preventivo a un ente accreditato.",
  "v3-gov-responsabilita-revisione":
    "Chiedi al commercialista se l'azienda supera i limiti di legge per il revisore, e un preventivo per la nomina.",
  "v3-gov-responsabilita-raccolta-dati":
    "Raccogli i dati in un solo foglio e scrivi accanto a ognuno chi lo dà, da quale documento e con che calcolo.",
  "v3-gov-responsabilita-violazioni-dati":
    "Scrivi in una pagina chi decide e chi avvisa il Garante entro 72 ore, e apri un registro, anche vuoto.",
  "v3-gov-legalita-controlli":
    "Imposta in banca che un bonifico lo prepari una persona e lo autorizzi un'altra.",
  "v3-gov-legalita-formazione":
    "Organizza un incontro di un'ora sul codice etico e fai firmare il foglio di presenza.",
  "v3-gov-legalita-sanzioni":
    "Scarica il DURC e chiedi all'avvocato e al commercialista se negli ultimi tre anni ci sono sanzioni definitive.",
  "v3-gov-strategia-programmi":
    "Metti a verbale un solo obiettivo di sostenibilità, con il nome di chi lo segue e la scadenza.",
  "v3-gov-strategia-andamento":
    "Scegli un indicatore che hai già, come i kWh, e scrivi a verbale il valore dell'anno e che cosa decidi.",
  "v3-gov-strategia-assetti":
    "Chiedi al commercialista una previsione di incassi e pagamenti per dodici mesi, da rivedere ogni tre.",
  "v3-gov-catena-di-fornitura-valutazione":
    "Prima del prossimo fornitore nuovo chiedi DURC e un questionario di una pagina, e conserva le risposte.",
  "v3-gov-catena-di-fornitura-puntualita":
    "Confronta nello scadenzario data di scadenza e di pagamento, e metti le fatture in ritardo in un bonifico fisso a settimana.",
  "v3-gov-identita-e-sedi-valutazione-esterna":
    "Chiedi al tuo cliente più grande quale valutazione accetta, prima di pagarne una.",
  "v3-gov-responsabilita-competenze":
    "Iscrivi chi amministra a un corso di otto ore della Camera di commercio o dell'associazione di categoria.",
  "v3-gov-legalita-terzi":
    "Aggiungi al contratto di agenti e intermediari una clausola su correttezza e corruzione, al primo rinnovo.",
  "v3-gov-legalita-vigilanza":
    "Porta alla prossima riunione di chi amministra la nomina dell'organismo di vigilanza, anche di una persona sola.",
  "v3-gov-strategia-obiettivo":
    "Scegli un numero che già conti, come infortuni o ore di formazione, e scrivi a quanto vuoi arrivare e quando.",
  "v3-gov-strategia-rapporto":
    "Scrivi l'indice del rapporto sui temi dello standard VSME, quello per le piccole imprese, partendo dalle risposte che hai già qui.",
  "v3-gov-catena-di-fornitura-verifiche":
    "Scegli i tre fornitori che pesano di più e chiedi i documenti su ambiente e lavoro, non una dichiarazione.",
  "v3-gov-catena-di-fornitura-rimedi":
    "Scrivi nelle condizioni d'acquisto che, prima di chiudere, si concorda un rimedio con una scadenza.",
  "v3-gov-catena-di-fornitura-subfornitori":
    "Aggiungi alle regole per i fornitori una riga: valgono anche per i loro subfornitori.",
};
