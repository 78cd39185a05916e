import { checkSignUp } from "./check-sign-up";
import { disputeCompany } from "./dispute-company";
import { forgotPassword } from "./forgot-password";
import { info } from "./info";
import { openYear } from "./open-year";
import { companyEvents, exportEvents } from "./audit/company-events";
import { askCompanyDeletion, companyDeletion, withdrawCompanyDeletion } from "./owner/company-deletion";
import { deleteAccount, ownDeletion } from "./owner/delete-account";
import { exportOwnData } from "./owner/own-data";
import { acceptPopup, popup } from "./popup";
import { resetPassword } from "./reset-password";
import { sendAgain, signUp } from "./sign-up";
import { pendingInvitation } from "./invitations/accept";
import { checkInvite, invitableProfiles, invite } from "./invitations/invite";
import {
  confirmInvitations,
  invitationsProgress,
  invitationsText,
  previewInvitations,
} from "./invitations/many/invite-many";
import { chooseProfile, companyProfiles } from "./profiles/own-profiles";
import { answerReminderLink, notifications, reminderLink, updateNotifications } from "./reminders/preference";
import { declineProposal, proposalsOfPage, showProposal } from "./proposals/decide-proposal";
import { linkedQuestion, propose } from "./proposals/linked-question";
import { addQuestionLink, questionLink, revokeQuestionLink } from "./proposals/question-links";
import { addTask, endTask, showTask, taskForm, updateTask } from "./tasks/change-task";
import { listTasks } from "./tasks/list-tasks";
import { changePassword } from "./settings/change-password";
import {
  endColleagueSessions,
  personAccess,
  requireSecondFactor,
  resetSecondFactor,
} from "./settings/colleague-access";
import { disableSecondFactor, renewRecoveryCodes } from "./settings/end-second-factor";
import { endOthers, endOwnSession, ownSessions } from "./settings/own-sessions";
import { beginSecondFactor, begunSecondFactor, enableSecondFactor } from "./settings/second-factor";
import { security } from "./settings/security";
import { peopleChangeProgress, planPeopleChange, startPeopleChange } from "./users/change-people";
import { deleteUser, disableUser, enableUser, updateRoles } from "./users/change-user";
import { exportPeople } from "./users/export-people";
import { countUsers, listUsers } from "./users/list-users";
import { showUser } from "./users/show-user";
import { updateInfo } from "./update-info";
import { openWhitelabel, whitelabels } from "./whitelabels";
import type { UseCases } from "../use-case";

/** What people ask for about themselves, their colleagues and their company's people. */
export const peopleUseCases = {
  "user.info": info,
  "user.updateInfo": updateInfo,
  "user.security": security,
  "user.changePassword": changePassword,
  "user.beginSecondFactor": beginSecondFactor,
  "user.begunSecondFactor": begunSecondFactor,
  "user.enableSecondFactor": enableSecondFactor,
  "user.disableSecondFactor": disableSecondFactor,
  "user.renewRecoveryCodes": renewRecoveryCodes,
  "user.sessions": ownSessions,
  "user.endSession": endOwnSession,
  "user.endOtherSessions": endOthers,
  "user.requireSecondFactor": requireSecondFactor,
  "user.personAccess": personAccess,
  "user.resetSecondFactor": resetSecondFactor,
  "user.endSessionsOf": endColleagueSessions,
  "user.openYear": openYear,
  "user.forgotPassword": forgotPassword,
  "user.resetPassword": resetPassword,
  "user.checkSignUp": checkSignUp,
  "user.signUp": signUp,
  "user.sendSignUpAgain": sendAgain,
  "user.disputeCompany": disputeCompany,
  "user.popup": popup,
  "user.acceptPopup": acceptPopup,
  "user.whitelabels": whitelabels,
  "user.openWhitelabel": openWhitelabel,
  "user.invite": invite,
  "user.invitableProfiles": invitableProfiles,
  "user.checkInvite": checkInvite,
  "user.pendingInvitation": pendingInvitation,
  "user.previewInvitations": previewInvitations,
  "user.invitationsProgress": invitationsProgress,
  "user.invitationsText": invitationsText,
  "user.confirmInvitations": confirmInvitations,
  "user.profiles": companyProfiles,
  "user.chooseProfile": chooseProfile,
  "user.notifications": notifications,
  "user.updateNotifications": updateNotifications,
  "user.reminderLink": reminderLink,
  "user.answerReminderLink": answerReminderLink,
  "user.roles": listUsers,
  "user.rolesCount": countUsers,
  "user.person": showUser,
  "user.exportPeople": exportPeople,
  "user.exportOwnData": exportOwnData,
  "user.ownDeletion": ownDeletion,
  "user.deleteAccount": deleteAccount,
  "user.companyDeletion": companyDeletion,
  "user.askCompanyDeletion": askCompanyDeletion,
  "user.withdrawCompanyDeletion": withdrawCompanyDeletion,
  "user.events": companyEvents,
  "user.exportEvents": exportEvents,
  "user.enable": enableUser,
  "user.disable": disableUser,
  "user.delete": deleteUser,
  "user.updateRoles": updateRoles,
  "user.planChange": planPeopleChange,
  "user.startChange": startPeopleChange,
  "user.changeProgress": peopleChangeProgress,
  "user.tasks": listTasks,
  "user.taskForm": taskForm,
  "user.addTask": addTask,
  "user.task": showTask,
  "user.updateTask": updateTask,
  "user.endTask": endTask,
  "survey.addQuestionLink": addQuestionLink,
  "survey.questionLink": questionLink,
  "survey.revokeQuestionLink": revokeQuestionLink,
  "survey.proposals": proposalsOfPage,
  "survey.proposal": showProposal,
  "survey.declineProposal": declineProposal,
  "survey.linkedQuestion": linkedQuestion,
  "survey.propose": propose,
} satisfies UseCases;
