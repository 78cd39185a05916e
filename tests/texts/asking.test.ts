import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import errors from "~/texts/it/errors.json";
import labels from "~/texts/it/labels.json";

/** What a message asks the reader to do, in the imperative. */
const ASKS = new RegExp(
  `\\b(?:${[
    ..."accedi accorcialo aggiorna apri aprilo aspetta cancella carica caricane caricali chiedi chiedine chiudi".split(
      " ",
    ),
    ..."chiudila compila conferma confronta controlla controllalo copia correggi correggilo dai dividi elimina".split(
      " ",
    ),
    ..."fai giudica giudicali guarda incolla indica indicala indicalo invia invialo lascia metti prova".split(
      " ",
    ),
    ..."ricarica ricomincia ricontrolla riduci rimuovine rimetti rispondi ritirala rivedi riprova riattivalo".split(
      " ",
    ),
    ..."salva salvalo salvane scambiali scarica scegli sceglilo scegliline scegline scrivi scrivine spunta".split(
      " ",
    ),
    ..."mettilo chiudile dividilo riscrivilo aprila riducilo controllala chiudine controllali".split(" "),
    ..."stacca tieni togli togline toglilo usa attivala attiva copialo esportalo interrompi revocane rimuovi".split(
      " ",
    ),
  ].join("|")})\\b`,
  "i",
);

/** What a reader cannot mend where it is said: a rule declines, something is over, or another person has to act. */
const DECLINES = [
  ..."access_refused already_member already_so card_refused check_done deadline_not_passed gone".split(" "),
  ..."identity_pending issued_recently item_unknown judges_others link_asker_gone link_settled".split(" "),
  ..."link_year_closed no_identity_request no_restore no_verification not_assigned not_enabled not_found".split(
    " ",
  ),
  ..."not_implemented not_publishable not_yet_member nothing_published open_cases other_year own_access".split(
    " ",
  ),
  ..."own_administrator own_company own_deletion own_factor_here proposal_settled read_only_version".split(
    " ",
  ),
  ..."read_only_year refusal_without_comment state_moved supplier_stays task_over unknown_question".split(
    " ",
  ),
  ..."verification_over year_not_closed closed_question position_without_name question_blocked".split(" "),
  ..."reporting_locked".split(" "),
];

/** The sentence comes with the error itself. */
const COMES_FROM_ELSEWHERE = ["failed"];

/** A condition of the registration that the reader ticks; the form says where. */
const TICKED = ["consent_required"];

const silent = Object.entries(errors)
  .filter(([, text]) => !ASKS.test(text))
  .map(([key]) => key);

describe("a message about a form", () => {
  test("says what to do, unless nothing can be done there", () => {
    const declared = [...DECLINES, ...COMES_FROM_ELSEWHERE, ...TICKED];
    expect(silent.filter((key) => !declared.includes(key))).toEqual([]);
  });

  test("is declared to decline only where it does", () => {
    expect(DECLINES.filter((key) => !silent.includes(key))).toEqual([]);
  });

  test("speaks to one reader, as tu", () => {
    const formal = Object.entries(errors).filter(([, text]) =>
      /\b(?:inserire|selezionare|compilare|si prega|è necessario|inserisca|scriva|controlli i|vogliate)\b/i.test(
        text,
      ),
    );
    expect(formal).toEqual([]);
  });
});

const FOLDER = new URL("../../app/texts/it/", import.meta.url);
const texts = readdirSync(FOLDER).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as Record<string, string>).map(
    ([key, text]) => ({ key: `${file} ${key}`, text }),
  ),
);

describe("one state has one label", () => {
  test("a whole answer is Completa", () => {
    expect(labels["status.self-declared"]).toBe("Completa");
  });

  test("self-declared is said of cards, and of the level that a card has", () => {
    const wrong = texts
      .filter(({ text }) => /autodichiarat/i.test(text))
      .filter(({ key, text }) => !key.startsWith("card.json") && !/\bcart[ae]\b/i.test(text));
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test("no state of an answer has a second label", () => {
    const older = /^(?:Risposta data|Da controllare|Precompilata.*|Autodichiarata)$/;
    const found = texts.filter(
      ({ key, text }) => older.test(text) && !/^(?:card\.json|provider\.json service)/.test(key),
    );
    expect(found).toEqual([]);
  });

  test("each state of an answer has a label of its own", () => {
    const states = Object.entries(labels).filter(([key]) => key.startsWith("status."));
    expect(new Set(states.map(([, text]) => text)).size).toBe(states.length);
  });
});
