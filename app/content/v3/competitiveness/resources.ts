import type { SectionContent } from "~/domain/scoring/competitiveness";

export const resources: SectionContent = {
  label: "Risorse",
  summary: "Quanto è facile per l'azienda trovare e tenere persone, credito e forniture.",
  categories: [
    {
      id: "persone",
      label: "Persone",
      summary: "Chi lavora bene resta, impara e attira altre persone capaci.",
      milestones: [
        { id: "formazione", link: "Chi impara lavora meglio e vede un futuro in azienda." },
        {
          id: "retribuzione-e-contratti",
          link: "Paga giusta e misure per chi lavora riducono le dimissioni.",
        },
        {
          id: "composizione-del-personale",
          link: "Conoscere contratti e uscite aiuta a coprire in tempo i ruoli scoperti.",
        },
        { id: "salute-e-sicurezza", link: "Un posto sicuro si fa scegliere e conserva l'esperienza." },
      ],
      questions: [
        {
          id: "v3-soc-composizione-del-personale-contratti",
          link: "Un contratto stabile convince le persone a restare.",
        },
        {
          id: "v3-soc-retribuzione-e-contratti-benessere",
          link: "Orari e servizi su misura pesano quanto la paga nella scelta di un posto.",
        },
      ],
    },
    {
      id: "credito",
      label: "Credito e investimenti",
      summary: "Banche e assicurazioni valutano anche i rischi ambientali e il modo di amministrare.",
      milestones: [
        {
          id: "clima-e-rischi",
          link: "Rischi del clima valutati e assicurati pesano sul merito di credito.",
        },
        {
          id: "strategia",
          link: "Obiettivi con una scadenza servono per i finanziamenti legati a risultati.",
        },
        {
          id: "responsabilita",
          link: "Dati raccolti con metodo rendono più breve l'istruttoria della banca.",
        },
        {
          id: "identita-e-sedi",
          link: "Un'identità chiara e certificata è il primo controllo di chi presta.",
        },
      ],
      questions: [
        {
          id: "v3-gov-strategia-assetti",
          link: "Assetti adeguati sono la prima cosa che la banca guarda in una crisi.",
        },
        {
          id: "v3-gov-catena-di-fornitura-pagamenti",
          link: "Pagare a tempo dice alla banca che la cassa regge.",
        },
      ],
    },
    {
      id: "forniture",
      label: "Forniture e territorio",
      summary: "Materie, acqua e buoni rapporti servono ogni giorno e non vanno dati per scontati.",
      milestones: [
        {
          id: "catena-di-fornitura",
          link: "Fornitori conosciuti e pagati in tempo consegnano anche nei momenti difficili.",
        },
        { id: "acqua", link: "Sapere da dove viene l'acqua prepara agli anni di siccità." },
        {
          id: "rifiuti-e-materiali",
          link: "Materiale rimesso in uso rende meno dipendenti da prezzi e scarsità.",
        },
        {
          id: "comunita-e-clienti",
          link: "Buoni rapporti con vicini e Comune facilitano permessi e ampliamenti.",
        },
      ],
      questions: [
        {
          id: "v3-gov-catena-di-fornitura-puntualita",
          link: "I fornitori pagati in tempo servono prima degli altri.",
        },
        {
          id: "v3-env-rifiuti-e-materiali-circolare",
          link: "Riusare materiali riduce la dipendenza da chi li vende.",
        },
      ],
    },
  ],
};
