import { describe, expect, test } from "vitest";
import { makeCall } from "~/api/call";
import { contract, type CallId } from "~/api/contract";
import type { Row } from "~/api/row";

/**
 * Spec §7, written out: every address that another server has. Client, server and stand-in read theirs from the contract, so
 * that only this table sees where the contract departs from the specification.
 */
const SPECIFIED: Record<string, [service: string, address: string, parameters?: string]> = {
  "user.info": ["user", "GET /info"],
  "user.updateInfo": ["user", "PUT /info"],
  "user.forgotPassword": ["user", "POST /forgot-password", "email"],
  "user.resetPassword": ["user", "POST /reset-password"],
  "user.signUp": ["user", "POST /sign-up"],
  "user.invite": ["user", "POST /invite"],
  "user.roles": ["user", "GET /roles", "pageId"],
  "user.rolesCount": ["user", "GET /roles/count"],
  "user.enable": ["user", "PATCH /users/{id}/enable"],
  "user.disable": ["user", "PATCH /users/{id}/disable"],
  "user.delete": ["user", "PATCH /users/{id}/delete"],
  "user.updateRoles": ["user", "PUT /{id}/roles"],
  "user.whitelabels": ["user", "GET /whitelabels"],
  "user.openWhitelabel": ["user", "POST /whitelabels"],
  "user.popup": ["user", "GET /popup/esgpass"],
  "user.acceptPopup": ["user", "PUT /popup/esgpass"],
  "scoring.report": ["scoring", "GET /report/{version}", "format year"],
  "scoring.homePage": ["scoring", "GET /home_page/{version}", "year"],
  "quickstart.submit": ["quickstart", "POST /submit"],
  "quickstart.data": ["quickstart", "GET /data"],
  "registry.company": ["registry", "GET /companies"],
  "registry.updateCompany": ["registry", "PUT /companies"],
  "registry.uploadLogo": ["registry", "POST /companies/logo", "logo_filename"],
  "registry.removeLogo": ["registry", "DELETE /companies/logo"],
  "registry.naceDropdown": ["registry", "GET /nace/dropdown", "tipology key_filter"],
  "survey.history": ["survey", "GET /esg/history", "year"],
  "survey.historyVersion": ["survey", "GET /esg/history/{version}", "year"],
  "survey.publish": ["survey", "POST /esg/publish"],
  "survey.copyAnswers": ["survey", "POST /esg/survey_answers_copy", "groupCompanyId year"],
  "survey.copyProgress": ["survey", "GET /esg/survey_answers_copy/check/{id}"],
  "survey.downloadAnswers": ["survey", "GET /esg/answers_download/excel/{version}", "year"],
  "survey.downloadQuestions": ["survey", "GET /esg/questions_download", "year"],
  "survey.upload": ["survey", "POST /upload"],
  "survey.download": ["survey", "GET /download/{type}", "filename"],
  "survey.overview": ["survey", "GET /esg/overview"],
  "survey.pillarOverview": ["survey", "GET /esg/overview/pillars/{pillar}"],
  "survey.historyPillar": ["survey", "GET /esg/history/{version}/pillars/{pillar}"],
  "survey.question": ["survey", "GET /esg/questions/{id}"],
  "survey.saveAnswer": ["survey", "POST /esg/questions/{id}"],
  "survey.verificationFeedback": ["survey", "POST /esg/verification_feedback", "question_id attachment_id"],
  "survey.config": ["survey", "GET /esg/config", "year"],
  "report.benchmark": ["report", "GET /benchmark", "year"],
  "config.nations": ["config", "GET /nations"],
  "config.nationsIdentifiers": ["config", "GET /nations_identifiers"],
  "config.locales": ["config", "GET /locales"],
  "config.sectors": ["config", "GET /sectors"],
  "config.surveyLevels": ["config", "GET /survey_levels"],
  "config.milestones": ["config", "GET /milestones"],
  "config.milestonesMapping": ["config", "GET /milestones_mapping"],
  "config.questionStatus": ["config", "GET /dynamicData/question_status"],
  "config.esgArea": ["config", "GET /esg_config/{area}", "version year"],
};

/** A value that each of these parameters takes. */
const VALUES: Record<string, unknown> = {
  ...{ email: "a@b.example", pageId: 2, format: "pdf", year: 2025, version: "v3" },
  ...{ logo_filename: "marchio.png", tipology: "nace_sectors", key_filter: "agri", filename: "a.xlsx" },
  ...{ groupCompanyId: "0190a5a0-0000-7000-8000-000000000001", question_id: "q", attachment_id: "a" },
};

describe("the calls of the specification (§7)", () => {
  test("are these 51, and the contract has no other that it does not mark as an extension", () => {
    const rows = Object.entries(contract as Record<string, Row>);
    const specified = rows.filter(([, row]) => !row.extension).map(([id]) => id);
    expect([...specified].sort()).toEqual(Object.keys(SPECIFIED).sort());
    expect(specified).toHaveLength(51);
  });

  test.each(Object.entries(SPECIFIED))("%s goes to %s", async (id, [service, address, named = ""]) => {
    const sent: Request[] = [];
    const transport = async (request: Request) => {
      sent.push(request);
      return new Response("", { status: 500 });
    };
    const caller = { clientAddress: "127.0.0.1", requestId: "prova" };
    const call = makeCall({ transport, baseUrl: "https://api.example", caller, token: null });
    const names = named.split(" ").filter((name) => name !== "");
    const input = {
      params: { id: "1", version: "draft", type: "report", pillar: "social", area: "social" },
      query: Object.fromEntries(names.map((name) => [name, VALUES[name]])),
      body: id === "survey.upload" ? new FormData() : {},
    };
    await call(id as CallId, input as never).catch(() => undefined);
    const [request] = sent;
    const { pathname, searchParams } = new URL(request?.url ?? "https://none.example");
    const [, expected = ""] = address.split(" ");
    const path = expected.replace(/\{(\w+)\}/g, (_, name: keyof typeof input.params) => input.params[name]);
    expect(`${request?.method} ${pathname}`).toBe(`${address.split(" ")[0]} /${service}/v1${path}`);
    expect([...searchParams.keys()].sort()).toEqual(names.sort());
  });
});
