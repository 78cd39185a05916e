import type { z } from "zod";
import { answerContent } from "../contract/answers";
import { attestation } from "../contract/attestations";
import { event } from "../contract/audit";
import { shownBasis } from "../contract/card-basis";
import { heatCell, heatCells } from "../contract/card-shares";
import { comparedSide } from "../contract/compare";
import { ruleChecks } from "../contract/consistency";
import { issuedVersion } from "../contract/history";
import { inviteBody } from "../contract/invitations";
import { issuedScore } from "../contract/issued-scores";
import { surveyOverview } from "../contract/overview";
import { change, concerned, givenRoles, pagination, roles, shownRoles, userRow } from "../contract/people";
import { proposal, proposedAnswer } from "../contract/proposals";
import { dispute, verification } from "../contract/provider";
import { notice } from "../contract/provider-service";
import { publicCard } from "../contract/public-cards";
import {
  autofillSource,
  choice,
  constraint,
  dependency,
  earningRule,
  field,
  proof,
  quantity,
  question,
  reference,
} from "../contract/question";
import { registerRow } from "../contract/registers";
import { company, companyUpdate, contact, refusedField } from "../contract/registry";
import { companies, levelGap, partFigures, population } from "../contract/report";
import {
  crossedLine,
  homeCompany,
  issuedLevel,
  levelScore,
  milestonePotential,
  openQuestion,
  sectionPotential,
} from "../contract/scoring";
import {
  answerElement,
  answerElementView,
  answerView,
  lastYearAnswer,
  savedAnswer,
} from "../contract/survey";
import { task } from "../contract/tasks";
import { legalTerms, popup, userInfo } from "../contract/user";
import { importView, refusal } from "../contract/workbook";
import { errorEnvelope } from "./error-schema";

/** What several places of the contract share, by the name under which it is published once. */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  AnswerContent: answerContent,
  AnswerElement: answerElement,
  AnswerElementView: answerElementView,
  AnswerView: answerView,
  Attestation: attestation,
  AutofillSource: autofillSource,
  CardBasis: shownBasis,
  Choice: choice,
  Company: company,
  CompanyUpdate: companyUpdate,
  ComparedSide: comparedSide,
  ConcernedPerson: concerned,
  Constraint: constraint,
  Contact: contact,
  CrossedLine: crossedLine,
  Dependency: dependency,
  Dispute: dispute,
  EarningRule: earningRule,
  Error: errorEnvelope,
  Event: event,
  Field: field,
  GivenRoles: givenRoles,
  GrantedRoles: shownRoles,
  HeatCell: heatCell,
  HeatCells: heatCells,
  HomeCompany: homeCompany,
  ImportRefusal: refusal,
  ImportView: importView,
  Invitation: inviteBody,
  IssuedLevel: issuedLevel,
  IssuedScore: issuedScore,
  IssuedVersion: issuedVersion,
  LastYearAnswer: lastYearAnswer,
  LegalTerms: legalTerms,
  LevelGap: levelGap,
  LevelScore: levelScore,
  MilestonePotential: milestonePotential,
  Notice: notice,
  NumberOfCompanies: companies,
  OpenQuestion: openQuestion,
  Pagination: pagination,
  PartFigures: partFigures,
  PeopleChange: change,
  Person: userRow,
  Popup: popup,
  Population: population,
  Proof: proof,
  Proposal: proposal,
  ProposedAnswer: proposedAnswer,
  PublicCard: publicCard,
  Quantity: quantity,
  Question: question,
  Reference: reference,
  RefusedField: refusedField,
  RegisterRow: registerRow,
  Roles: roles,
  RuleChecks: ruleChecks,
  SavedAnswer: savedAnswer,
  SectionPotential: sectionPotential,
  SurveyOverview: surveyOverview,
  Task: task,
  UserInfo: userInfo,
  Verification: verification,
};
