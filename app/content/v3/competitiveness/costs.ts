import type { SectionContent } from "~/domain/scoring/competitiveness";

export const costs: SectionContent = {
  label: "Costi",
  summary: "Quanto spende l'azienda per lavorare e quanto rischia di dover pagare in più.",
  categories: [
    {
      id: "consumi",
      label: "Bollette e materiali",
      summary: "Chi misura quello che consuma trova gli sprechi e spende meno.",
      milestones: [
        {
          id: "energia",
          link: "Ogni kWh risparmiato o prodotto in proprio toglie una voce alla bolletta.",
        },
        { id: "acqua", link: "Perdite trovate e acqua riusata abbassano il costo di prelievo e scarico." },
        {
          id: "rifiuti-e-materiali",
          link: "Meno scarti vuol dire meno materiale comprato e meno smaltimento.",
        },
        {
          id: "emissioni",
          link: "Contare le emissioni mostra dove si brucia più combustibile del necessario.",
        },
      ],
      questions: [
        {
          id: "v3-env-energia-andamento",
          link: "Un consumo che scende da un anno all'altro si legge in bolletta.",
        },
        {
          id: "v3-env-energia-monitoraggio",
          link: "Chi legge i contatori ogni mese trova in fretta che cosa spreca.",
        },
      ],
    },
    {
      id: "danni",
      label: "Danni e fermi",
      summary: "Prevenire un danno costa meno che ripararlo e fermare il lavoro.",
      milestones: [
        {
          id: "clima-e-rischi",
          link: "Polizze e protezioni limitano il conto di un'alluvione o di una grandinata.",
        },
        {
          id: "salute-e-sicurezza",
          link: "Meno infortuni: meno assenze e un premio INAIL che può scendere.",
        },
        {
          id: "suolo-e-biodiversita",
          link: "Un suolo protetto evita bonifiche, tra le spese più alte e lunghe.",
        },
      ],
      questions: [
        {
          id: "v3-env-clima-e-rischi-assicurazione",
          link: "Dopo un'alluvione la polizza decide in quanto tempo si riparte.",
        },
        {
          id: "v3-soc-salute-e-sicurezza-giornate-perse",
          link: "Ogni giornata persa è lavoro da coprire con straordinari o ritardi.",
        },
      ],
    },
    {
      id: "sanzioni",
      label: "Sanzioni e cause",
      summary: "Regole scritte e seguite tengono lontane multe, cause e spese legali.",
      milestones: [
        {
          id: "legalita",
          link: "Controlli e codici di condotta riducono il rischio di condanne e interdizioni.",
        },
        {
          id: "responsabilita",
          link: "Con incarichi chiari e dati protetti una scadenza o una violazione non sfugge.",
        },
        {
          id: "retribuzione-e-contratti",
          link: "Paghe e contratti in regola evitano vertenze e contributi da recuperare.",
        },
      ],
      questions: [
        {
          id: "v3-env-clima-e-rischi-sanzioni",
          link: "Una multa ambientale costa anche il ripristino e le spese legali.",
        },
        {
          id: "v3-gov-legalita-sanzioni",
          link: "Le sanzioni su lavoro e fisco arrivano con interessi e arretrati.",
        },
      ],
    },
  ],
};
