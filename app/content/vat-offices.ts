/**
 * The province of the office that issued a partita IVA, by digits 8 to 10 of the number (structure of the number: D.M. 23
 * December 1976): the statistical codes of the 95 provinces of then.
 *
 * Left out, because the province of then does not say the one of today:
 * - territories that were divided or changed later: Vercelli, Novara, Como, Milano, Bergamo, Belluno, Forlì, Pesaro, Ascoli
 *   Piceno, Firenze, Foggia, Bari, Catanzaro and all of Sardinia;
 * - codes from 096: second offices of large towns, which are not numbered by province.
 *
 * The office is no proof of the seat: since 1 December 2001 (D.P.R. 404/2001) any office gives a number, and the number
 * stays when the company moves. So it may be proposed, and never stored by itself.
 */
export const vatOffices: Readonly<Record<string, string>> = {
  ...{
    "001": "TO",
    "004": "CN",
    "005": "AT",
    "006": "AL",
    "007": "AO",
    "008": "IM",
    "009": "SV",
    "010": "GE",
  },
  ...{
    "011": "SP",
    "012": "VA",
    "014": "SO",
    "017": "BS",
    "018": "PV",
    "019": "CR",
    "020": "MN",
    "021": "BZ",
  },
  ...{
    "022": "TN",
    "023": "VR",
    "024": "VI",
    "026": "TV",
    "027": "VE",
    "028": "PD",
    "029": "RO",
    "030": "UD",
  },
  ...{
    "031": "GO",
    "032": "TS",
    "033": "PC",
    "034": "PR",
    "035": "RE",
    "036": "MO",
    "037": "BO",
    "038": "FE",
  },
  ...{
    "039": "RA",
    "042": "AN",
    "043": "MC",
    "045": "MS",
    "046": "LU",
    "047": "PT",
    "049": "LI",
    "050": "PI",
  },
  ...{
    "051": "AR",
    "052": "SI",
    "053": "GR",
    "054": "PG",
    "055": "TR",
    "056": "VT",
    "057": "RI",
    "058": "RM",
  },
  ...{
    "059": "LT",
    "060": "FR",
    "061": "CE",
    "062": "BN",
    "063": "NA",
    "064": "AV",
    "065": "SA",
    "066": "AQ",
  },
  ...{
    "067": "TE",
    "068": "PE",
    "069": "CH",
    "070": "CB",
    "073": "TA",
    "074": "BR",
    "075": "LE",
    "076": "PZ",
  },
  ...{
    "077": "MT",
    "078": "CS",
    "080": "RC",
    "081": "TP",
    "082": "PA",
    "083": "ME",
    "084": "AG",
    "085": "CL",
  },
  ...{ "086": "EN", "087": "CT", "088": "RG", "089": "SR", "093": "PN", "094": "IS" },
};
