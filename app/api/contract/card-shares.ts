import { z } from "zod";
import { MOST_RECIPIENT } from "~/domain/card/share";
import { row } from "../row";
import { answerContent } from "./answers";
import { publicCard } from "./public-cards";
import { question } from "./question";
import { points } from "./points";
import { id, instant, LONGEST_LINK_TOKEN, text } from "./wire";

const scope = {
  showsScoring: z.boolean(),
  sharesDocument: z.boolean(),
  sharesReport: z.boolean(),
  topics: z.array(id).max(100),
};

const share = z.object({
  id: z.string(),
  /** Of the card. */
  number: z.string(),
  recipient: z.string(),
  ...scope,
  /** The last day on which it works, in Italy. */
  endsOn: z.string(),
  state: z.enum(["open", "ended", "withdrawn"]),
  createdAt: instant,
  withdrawnAt: instant.nullable(),
});

const topic = z.object({ id: z.string(), area: z.string(), label: z.string() });

export const heatCell = z.union([
  z.object({ kind: z.enum(["absent", "not_applicable", "not_begun"]) }),
  z.object({ kind: z.literal("scored"), actual: points, max: points }),
]);
export const heatCells = z.object({ start_small: heatCell, graduate: heatCell, master: heatCell });

const token = text(LONGEST_LINK_TOKEN);

/** Links to one issued card for one recipient each; spec §7 has no call for them. */
export const cardShares = {
  /** The links of the company, the newest first. */
  "survey.shares": row({
    service: "survey",
    method: "GET",
    path: "/esg/shares",
    extension: true,
    response: z.object({
      shares: z.array(share.extend({ opened: z.number().int().min(0), lastOpenedAt: instant.nullable() })),
    }),
  }),
  /** What a link to a card may show: its topics. */
  "survey.shareChoices": row({
    service: "survey",
    method: "GET",
    path: "/esg/cards/:number/share_choices",
    extension: true,
    response: z.object({
      number: z.string(),
      year: z.number(),
      isScored: z.boolean(),
      topics: z.array(topic),
    }),
  }),
  "survey.addShare": row({
    service: "survey",
    method: "POST",
    path: "/esg/shares",
    extension: true,
    body: z.strictObject({
      number: id,
      /** As the person wrote them: the platform reads them. */
      recipient: text(MOST_RECIPIENT),
      endsOn: text(30),
      ...scope,
    }),
    response: z.object({ id: z.string() }),
  }),
  /** A link with the hours in which it was opened. */
  "survey.share": row({
    service: "survey",
    method: "GET",
    path: "/esg/shares/:id",
    extension: true,
    response: share.extend({
      year: z.number(),
      /** "Name Surname"; null when the account is gone. */
      createdBy: z.string().nullable(),
      topicLabels: z.array(z.string()),
      /** For who may write; null too where the installation can no longer open it. */
      token: z.string().nullable(),
      openings: z.array(
        z.object({
          part: z.enum(["page", "document", "report"]),
          firstAt: instant,
          lastAt: instant,
          times: z.number().int().min(1),
        }),
      ),
    }),
  }),
  "survey.withdrawShare": row({
    service: "survey",
    method: "DELETE",
    path: "/esg/shares/:id",
    extension: true,
    frees: true,
  }),
  /** What the bearer of a link sees; that it was opened is noted. */
  "survey.sharedCard": row({
    service: "survey",
    method: "POST",
    path: "/esg/shared",
    extension: true,
    body: z.strictObject({ token }),
    response: z.object({
      recipient: z.string(),
      endsOn: z.string(),
      card: publicCard,
      sharesReport: z.boolean(),
      /** Null where the company does not show them, or the year has none. */
      heat: z
        .object({
          classes: heatCells,
          areas: z.array(
            z.object({
              id: z.string(),
              cells: heatCells,
              topics: z.array(z.object({ id: z.string(), label: z.string(), cells: heatCells })),
            }),
          ),
        })
        .nullable(),
      topics: z.array(
        topic.extend({
          /** Those that are asked of the company. */
          questions: z.array(
            z.object({
              definition: question,
              index: z.number(),
              answer: answerContent,
            }),
          ),
        }),
      ),
    }),
  }),
  /** The canonical JSON with its signature, where the link shows it; that it was fetched is noted. */
  "survey.sharedDocument": row({
    service: "survey",
    method: "POST",
    path: "/esg/shared/document",
    extension: true,
    body: z.strictObject({ token }),
    response: z.object({
      number: z.string(),
      text: z.string(),
      signature: z.object({ keyId: z.string(), value: z.base64() }),
    }),
  }),
  /** Begins to make the report that a link shows, and says how far it is. */
  "survey.prepareSharedReport": row({
    service: "survey",
    method: "POST",
    path: "/esg/shared/report/state",
    extension: true,
    body: z.strictObject({ token }),
    response: z.object({
      filename: z.string(),
      ready: z.boolean(),
      /** Pieces of work that come before it. */
      ahead: z.number().int().min(0),
    }),
  }),
  /** The report as a PDF; that it was fetched is noted. */
  "survey.sharedReport": row({
    service: "survey",
    method: "POST",
    path: "/esg/shared/report",
    extension: true,
    file: true,
    body: z.strictObject({ token }),
  }),
};
