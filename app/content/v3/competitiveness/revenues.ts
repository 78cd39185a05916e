import type { SectionContent } from "~/domain/scoring/competitiveness";

export const revenues: SectionContent = {
  label: "Ricavi",
  summary: "Quanto la sostenibilità aiuta l'azienda a vendere, a chi già compra e a clienti nuovi.",
  categories: [
    {
      id: "filiere",
      label: "Clienti più grandi",
      summary: "Le grandi aziende chiedono dati ESG ai fornitori e scelgono chi li ha pronti.",
      milestones: [
        { id: "emissioni", link: "Le tue emissioni entrano nel calcolo Scope 3 di chi compra da te." },
        {
          id: "catena-di-fornitura",
          link: "Chi controlla i propri fornitori dà garanzie su tutta la filiera.",
        },
        {
          id: "identita-e-sedi",
          link: "Sedi e certificazioni documentate accorciano la qualifica da fornitore.",
        },
        {
          id: "composizione-del-personale",
          link: "Dati completi sul personale rispondono ai questionari dei clienti.",
        },
      ],
      questions: [
        {
          id: "v3-env-emissioni-inventario",
          link: "Chi consegna un inventario pronto fa risparmiare lavoro al cliente.",
        },
        {
          id: "v3-gov-identita-e-sedi-certificazioni",
          link: "Molti clienti accettano solo fornitori con certificazioni in corso.",
        },
      ],
    },
    {
      id: "appalti",
      label: "Gare e bandi",
      summary: "Appalti pubblici e contributi premiano chi può dimostrare come lavora.",
      milestones: [
        { id: "legalita", link: "Nessuna condanna e buone regole aprono le gare e il rating di legalità." },
        {
          id: "retribuzione-e-contratti",
          link: "Parità e contratti applicati danno punteggio in molti bandi.",
        },
        {
          id: "salute-e-sicurezza",
          link: "La sicurezza documentata è tra i requisiti più chiesti negli appalti.",
        },
        { id: "energia", link: "Consumi misurati servono per chiedere gli incentivi all'efficienza." },
      ],
      questions: [
        {
          id: "v3-soc-composizione-del-personale-parita",
          link: "La certificazione di parità vale punti nelle gare pubbliche.",
        },
        { id: "v3-gov-legalita-condanne", link: "Una condanna può escludere dalle gare per anni." },
      ],
    },
    {
      id: "fiducia",
      label: "Fiducia di chi compra",
      summary: "Chi compra torna da un'azienda che ascolta e che mantiene quello che promette.",
      milestones: [
        {
          id: "comunita-e-clienti",
          link: "Reclami seguiti e clienti ascoltati si trasformano in nuovi ordini.",
        },
        {
          id: "strategia",
          link: "Obiettivi scritti e pubblicati rendono credibile quello che dici sul mercato.",
        },
        {
          id: "rifiuti-e-materiali",
          link: "Prodotti e imballaggi riciclati o riparabili sono un motivo per sceglierti.",
        },
        {
          id: "suolo-e-biodiversita",
          link: "La cura del territorio si vede, soprattutto da chi vive vicino.",
        },
      ],
      questions: [
        { id: "v3-soc-comunita-e-clienti-reclami", link: "Un reclamo chiuso bene trattiene il cliente." },
        {
          id: "v3-soc-comunita-e-clienti-soddisfazione",
          link: "Chi chiede ai clienti che cosa pensano se ne accorge prima di perderli.",
        },
      ],
    },
  ],
};
