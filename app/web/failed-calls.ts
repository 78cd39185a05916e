import type { CallId } from "~/api/contract";
import { ApiError } from "~/api/errors";
import type { TextKey } from "~/texts/resources";

/** What a person did not get when one of these calls fails: spec §8 names the sentences. */
export const FAILED_CALLS: Partial<Record<CallId, TextKey>> = {
  "user.signUp": "failures:api.errors.sign_up",
  "identity.confirmEmail": "failures:api.errors.create_password",
  "user.resetPassword": "failures:api.errors.reset_password",
  "user.updateInfo": "failures:api.errors.update_info",
  "user.updateNotifications": "failures:api.errors.update_info",
  "user.changePassword": "failures:api.errors.reset_password",
  "user.invite": "failures:api.errors.send_invitation",
  "user.confirmInvitations": "failures:api.errors.send_invitations",
  "user.roles": "failures:api.errors.get_roles",
  "user.rolesCount": "failures:api.errors.get_roles",
  "user.person": "failures:api.errors.get_roles",
  "user.updateRoles": "failures:api.errors.update_roles",
  "user.enable": "failures:api.errors.change_enablement",
  "user.disable": "failures:api.errors.change_enablement",
  "user.delete": "failures:api.errors.delete_user",
  "user.startChange": "failures:api.errors.change_people",
  "registry.company": "failures:api.errors.get_company",
  "registry.updateCompany": "failures:api.errors.update_company",
  "registry.uploadLogo": "failures:api.errors.upload_logo",
  "registry.putLogo": "failures:api.errors.upload_logo",
  "registry.removeLogo": "failures:api.errors.remove_logo",
  "survey.saveAnswer": "failures:api.errors.update_answer",
  "survey.publish": "failures:api.errors.publish",
  "survey.copyAnswers": "failures:api.errors.restore",
  "scoring.homePage": "common:api.errors.get_scoring_data",
  "scoring.report": "common:api.errors.download_esg_report",
  "report.benchmark": "common:api.errors.get_benchmark_data",
};

/** For `catch`: the error says what a person did not get as if this call had failed, whose purpose the page has. */
export const failingAs =
  (call: CallId) =>
  (error: unknown): never => {
    throw error instanceof ApiError ? error.answering(call) : error;
  };
