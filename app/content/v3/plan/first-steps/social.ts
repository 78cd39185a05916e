export const social: Readonly<Record<string, string>> = {
  "v3-soc-composizione-del-personale-contratti":
    "Chiedi al consulente del lavoro il riepilogo di dicembre per contratto e genere, poi guarda quali contratti a termine puoi stabilizzare.",
  "v3-soc-salute-e-sicurezza-dvr":
    "Apri il DVR: se data o lavorazioni non sono quelle di oggi, fissa con il responsabile della prevenzione il giorno dell'aggiornamento.",
  "v3-soc-salute-e-sicurezza-decessi":
    "Controlla nel cruscotto INAIL gli eventi dell'anno, o chiedilo al consulente del lavoro.",
  "v3-soc-salute-e-sicurezza-infortuni":
    "Scarica dal cruscotto INAIL gli eventi dell'anno e, per ognuno, scrivi la causa e che cosa è cambiato dopo.",
  "v3-soc-salute-e-sicurezza-giornate-perse":
    "Fatti dare dal consulente del lavoro le assenze per infortunio dell'anno, separate dalle malattie comuni.",
  "v3-soc-retribuzione-e-contratti-minimo":
    "Chiedi al consulente del lavoro di confrontare una busta paga per livello con la tabella del contratto, e di scriverlo.",
  "v3-soc-retribuzione-e-contratti-incidenti":
    "Chiedi all'avvocato e al consulente del lavoro se nell'anno sono state accertate violazioni, e fattelo scrivere.",
  "v3-soc-formazione-programma":
    "Parti dallo scadenzario dei corsi obbligatori e aggiungi, per ogni ruolo, un corso utile con la data.",
  "v3-soc-comunita-e-clienti-reclami":
    "Apri un foglio con data, motivo e risposta, e scrivici i reclami degli ultimi mesi presi dalla posta.",
  "v3-soc-composizione-del-personale-assunzioni":
    "Nel prossimo annuncio di lavoro scrivi la fascia di paga, e togli dal colloquio la domanda sulla paga precedente.",
  "v3-soc-composizione-del-personale-categorie-protette":
    "Chiedi al consulente del lavoro l'ultimo prospetto informativo e quanti posti restano scoperti.",
  "v3-soc-salute-e-sicurezza-quasi-infortuni":
    "Stampa un modulo con tre righe (che cosa è successo, perché, che cosa si cambia) e lascialo vicino alla bacheca.",
  "v3-soc-salute-e-sicurezza-controlli":
    "Fissa un giorno per il sopralluogo di tutti i luoghi di lavoro e compila una scheda con data e firma.",
  "v3-soc-salute-e-sicurezza-ruoli":
    "Metti in fila lettere di nomina e attestati: quelli scaduti o mancanti sono i primi da sistemare.",
  "v3-soc-salute-e-sicurezza-patente":
    "Entra nel portale dell'Ispettorato con l'identità digitale del titolare e scarica la patente con i crediti di oggi.",
  "v3-soc-retribuzione-e-contratti-benessere":
    "Scegli una misura che costa poco, come l'orario flessibile in entrata, e scrivila nel regolamento per tutti.",
  "v3-soc-retribuzione-e-contratti-ccnl":
    "Leggi sulle buste paga il codice del contratto e conta chi non ne ha uno: sono le posizioni da sistemare.",
  "v3-soc-retribuzione-e-contratti-ccnl-firmatari":
    "Cerca il codice del contratto nell'archivio del CNEL e salva la scheda con i firmatari.",
  "v3-soc-retribuzione-e-contratti-reclami":
    "Scrivi in mezza pagina a chi si rivolge chi ha un reclamo ed entro quanti giorni riceve risposta, e appendila.",
  "v3-soc-retribuzione-e-contratti-regole-lavoro":
    "Aggiungi al regolamento cinque righe: lavoro minorile, forzato, tratta, discriminazioni e infortuni; data e firma.",
  "v3-soc-retribuzione-e-contratti-divario":
    "Chiedi al consulente del lavoro retribuzioni e ore dell'anno, separate per uomini e donne.",
  "v3-soc-retribuzione-e-contratti-divario-inquadramento":
    "Chiedi al consulente del lavoro le stesse somme per qualifica, solo dove ci sono sia donne sia uomini.",
  "v3-soc-formazione-copertura":
    "Conta dai fogli presenza chi non ha fatto nessun corso oltre alla sicurezza, e iscrivilo a uno breve.",
  "v3-soc-formazione-ore":
    "Raccogli i fogli presenza dell'anno e somma le ore, separando la sicurezza dal resto.",
  "v3-soc-comunita-e-clienti-soddisfazione":
    "Prepara cinque domande, sempre le stesse, e mandale ai clienti dopo ogni consegna o una volta l'anno.",
  "v3-soc-comunita-e-clienti-territorio":
    "Chiama la scuola tecnica più vicina e proponi un tirocinio con convenzione: vale più di una donazione una tantum.",
  "v3-soc-composizione-del-personale-parita":
    "Conta quante donne ci sono oggi nei ruoli di responsabilità, e scrivi quante ne vuoi ed entro quando.",
  "v3-soc-salute-e-sicurezza-ditte-esterne":
    "Fai l'elenco delle ditte che entrano in azienda e chiedi a ognuna visura e DURC prima del prossimo lavoro.",
  "v3-soc-salute-e-sicurezza-verifica-esterna":
    "Chiedi all'organismo paritetico della tua categoria o a un professionista un preventivo per una verifica con rapporto.",
  "v3-soc-salute-e-sicurezza-andamento":
    "Scarica dal cruscotto INAIL gli eventi dei due anni prima e chiedi le ore lavorate al consulente del lavoro.",
  "v3-soc-retribuzione-e-contratti-diritti-umani":
    "Segna nell'elenco fornitori Paese e lavorazione, ed evidenzia i pochi in cui il rischio è più alto.",
  "v3-soc-retribuzione-e-contratti-costo-vita":
    "Prendi la busta paga più bassa a tempo pieno e confrontala con la soglia ISTAT della tua zona.",
  "v3-soc-formazione-obiettivo":
    "Scrivi in un verbale le ore per dipendente di quest'anno e quelle che vuoi raggiungere, con l'anno.",
  "v3-soc-comunita-e-clienti-aspettative":
    "Manda a dieci clienti e a chi lavora con te un elenco di temi da ordinare, e riassumi le risposte in una pagina.",
  "v3-soc-comunita-e-clienti-reclami-andamento":
    "Aggiungi all'elenco dei reclami la data di chiusura, e conta quelli degli ultimi tre anni.",
};
