export const environment: Readonly<Record<string, string>> = {
  "v3-env-energia-classe":
    "Cerca l'attestato di prestazione energetica tra le carte del rogito o del contratto d'affitto; se non c'è, chiedilo al proprietario.",
  "v3-env-energia-consumi":
    "Metti in fila le dodici bollette e le fatture di gas e carburante, poi chiedi al fornitore un contratto con garanzia d'origine.",
  "v3-env-emissioni-scope-1":
    "Somma litri e metri cubi delle fatture di gas, gasolio e benzina, e chiedi al manutentore le ricariche di gas dei condizionatori.",
  "v3-env-emissioni-scope-2":
    "Prendi i MWh dalle bollette, moltiplicali per il fattore ISPRA dell'anno e conserva il foglio con il calcolo.",
  "v3-env-rifiuti-e-materiali-circolare":
    "Chiedi al fornitore che ti pesa di più se riprende pallet e imballaggi, e alla produzione quali scarti si possono rimettere in ciclo.",
  "v3-env-rifiuti-e-materiali-quantita":
    "Fatti mandare il MUD o i formulari dell'anno da chi ritira i rifiuti, e chiedi quali possono andare a recupero.",
  "v3-env-suolo-e-biodiversita-siti":
    "Cerca l'indirizzo di ogni sede sulla mappa di Natura 2000 del Ministero o della Regione e salva la schermata con la data.",
  "v3-env-clima-e-rischi-sanzioni":
    "Chiedi all'avvocato o a chi tiene la posta certificata se nell'anno sono arrivati provvedimenti definitivi.",
  "v3-env-clima-e-rischi-assicurazione":
    "Chiama il tuo assicuratore e fatti scrivere quali beni e quali eventi la polizza lascia fuori.",
  "v3-env-clima-e-rischi-investimenti-importi":
    "Cerca nelle fatture dell'anno le spese per tetti, pompe di calore, fotovoltaico o mezzi elettrici, e aggiungi gli ordini già firmati.",
  "v3-env-energia-monitoraggio":
    "Apri un foglio con un mese per riga e copiaci i kWh dell'ultima bolletta: poi una riga ogni tre mesi.",
  "v3-env-energia-diagnosi":
    "Chiedi due preventivi per una diagnosi energetica a tecnici certificati, con le bollette degli ultimi dodici mesi in mano.",
  "v3-env-energia-andamento":
    "Recupera bollette e bilanci dei due anni prima e mettili accanto a quelli di quest'anno, con le stesse sedi.",
  "v3-env-emissioni-controlli":
    "Prendi gli ultimi rapporti di prova e scrivi accanto a ogni risultato il limite dell'autorizzazione.",
  "v3-env-emissioni-inventario":
    "Aggiungi al foglio delle emissioni la voce che manca di più, di solito i gas dei condizionatori o i veicoli a noleggio.",
  "v3-env-acqua-zona":
    "Cerca l'indirizzo di ogni sede sulla mappa Aqueduct, voce Baseline Water Stress, e salva la stampa.",
  "v3-env-acqua-misure":
    "Comincia a segnare ogni mese il contatore dell'acqua, e confronta di notte, a impianti fermi, se gira ancora.",
  "v3-env-rifiuti-e-materiali-gestione":
    "Controlla sull'Albo gestori che le autorizzazioni di chi ritira i tuoi rifiuti siano in corso, e salva le copie con la data.",
  "v3-env-rifiuti-e-materiali-contenuto":
    "Chiedi al fornitore di imballaggi una dichiarazione con la percentuale di riciclato dei tre articoli che usi di più.",
  "v3-env-suolo-e-biodiversita-protezione":
    "Fai il giro di serbatoi e fusti e scrivi quali non hanno una vasca di contenimento sotto.",
  "v3-env-clima-e-rischi-scadenzario":
    "Metti in un foglio autorizzazioni, MUD e controlli degli impianti, ognuno con la data e il nome di chi lo segue.",
  "v3-env-clima-e-rischi-politiche":
    "Scrivi una pagina con un impegno controllabile su energia, rifiuti e inquinamento; mettici la data e falla firmare a chi amministra.",
  "v3-env-clima-e-rischi-applicazione":
    "Spiega le regole in una riunione di mezz'ora e fai girare un foglio di presenza da conservare.",
  "v3-env-clima-e-rischi-valutazione":
    "Cerca le tue sedi su IdroGEO per frane e alluvioni e scrivi in una pagina che cosa si fermerebbe, e per quanto.",
  "v3-env-energia-obiettivo":
    "Scegli un anno di partenza, un taglio in kWh e una scadenza, e fallo mettere a verbale da chi amministra.",
  "v3-env-emissioni-obiettivo":
    "Parti dalle emissioni Scope 1 e 2 di quest'anno e scrivi quante tonnellate vuoi arrivare ad avere, ed entro quando.",
  "v3-env-emissioni-obiettivo-valori":
    "Ricopia dal testo dell'obiettivo anni e tonnellate, e controlla che il calcolo di partenza comprenda le stesse sedi.",
  "v3-env-emissioni-azioni":
    "Scegli la voce di consumo più grande e chiedi un preventivo per ridurla, con il risparmio atteso scritto dentro.",
  "v3-env-emissioni-verifica":
    "Fai rifare a un collega i conti di tre voci delle emissioni, e scrivi una nota firmata con l'esito.",
  "v3-env-emissioni-scope-3":
    "Prendi l'elenco delle 15 categorie e segna, per ognuna, se per te conta e perché: basta un pomeriggio.",
  "v3-env-emissioni-piano-transizione":
    "Metti a verbale entro quando l'azienda adotta il piano, e chi lo prepara.",
  "v3-env-emissioni-inquinanti-obiettivo":
    "Prendi l'ultima analisi delle emissioni e scegli l'inquinante più vicino al limite: è da lì che parte l'obiettivo.",
  "v3-env-acqua-obiettivo":
    "Dividi i metri cubi dell'anno per la produzione e scrivi di quanto vuoi abbassare quel numero, ed entro quando.",
  "v3-env-rifiuti-e-materiali-obiettivo":
    "Guarda nel MUD il rifiuto che pesa di più e scrivi di quanto ridurlo, entro quale anno.",
  "v3-env-rifiuti-e-materiali-filiera":
    "Aggiungi al prossimo ordine di materiali una riga con il requisito ambientale, e falla firmare al fornitore.",
  "v3-env-suolo-e-biodiversita-programma":
    "Chiedi al Comune o all'ente parco più vicino quale intervento serve, anche piccolo come una siepe.",
  "v3-env-clima-e-rischi-adattamento":
    "Scrivi in una pagina chi chiama chi e da dove si riparte dopo un allagamento, e provalo una volta.",
};
