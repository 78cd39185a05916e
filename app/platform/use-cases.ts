import { attestationFile } from "./attestations/attestation-file";
import { removeAttestation } from "./attestations/remove-attestation";
import { addAttestation, updateAttestation } from "./attestations/save-attestation";
import { attestation, attestations } from "./attestations/show-attestations";
import { addRegisterRow, removeRegisterRow, updateRegisterRow } from "./registers/save-row";
import { register, registerRow, registers } from "./registers/show-registers";
import { benchmark } from "./benchmark/benchmark";
import { peers } from "./benchmark/peers";
import { sheet } from "./workbook/sheets/sheet";
import { indicators } from "./benchmark/indicators";
import { leftOut } from "./card/left-out";
import { cardOfHash, publicCard, publicDocument, signingKeys } from "./card/public/public-card";
import { publicity, updatePublicity } from "./card/public/publicity";
import { addShare, shareChoices, withdrawShare } from "./card/shares/give-share";
import { share, shares } from "./card/shares/show-shares";
import { sharedCard, sharedDocument } from "./card/shares/shared-card";
import { publish } from "./card/publish";
import { document, esgArea, nations, nationsIdentifiers, provinces, surveyLevels } from "./config/documents";
import { milestonesMapping } from "./survey/milestones-mapping";
import { scoringMethod, scoringMethodTable } from "./config/scoring-method";
import { sources } from "./config/sources";
import { download, file, prepareDocument } from "./downloads";
import { vsmeFill } from "./reports/vsme/fill";
import { vsmeReport } from "./reports/vsme/vsme-report";
import { upload } from "./files/upload";
import { archive } from "./history/archive";
import { compare } from "./history/compare";
import { removePosition, renamePosition, savePosition } from "./history/positions";
import { copyAnswers } from "./history/restore/copy-answers";
import { copyPreview } from "./history/restore/copy-preview";
import { copyProgress } from "./history/restore/copy-progress";
import { history } from "./history/versions-of-year";
import { homePage } from "./home/home-page";
import { confirmEmail, declineRegistration, pendingRegistration } from "./identity/confirm-email";
import { checkLink } from "./identity/mailed-link";
import { cancelSignUp, openRegistration } from "./identity/registration";
import { secondStep } from "./identity/second-step";
import { signIn } from "./identity/sign-in";
import { signOut } from "./identity/sign-out";
import { report } from "./reports/report-files";
import { prepareSharedReport, sharedReport } from "./reports/shared-report";
import { issuedScores } from "./scoring/issued-scores";
import { developmentPlan } from "./home/plan/development-plan";
import { simulation } from "./home/plan/simulation";
import { answerChanges } from "./survey/answer-changes";
import { answersView } from "./survey/answers-view";
import { config } from "./survey/config";
import { confirmCopies } from "./survey/confirm-copies";
import { lastYear, takeOver, undoTakeOver } from "./survey/take-over";
import { obsoleteAnswers } from "./survey/obsolete/list-obsolete";
import { settleObsolete } from "./survey/obsolete/settle-obsolete";
import { papers } from "./survey/papers";
import { historyPillar, historyVersion, overview, pillarOverview } from "./survey/overview";
import { question, questionSchema } from "./survey/question";
import { discardJottings, keepJottings } from "./survey/keep-jottings";
import { saveAnswer } from "./survey/save-answer";
import { undoClear } from "./survey/undo-clear";
import { peopleUseCases } from "./people/use-cases";
import { providerUseCases } from "./provider/use-cases";
import { registryUseCases } from "./registry/use-cases";
import type { UseCases } from "./use-case";
import { assignedVerifications } from "./verification/assigned-verifications";
import { candidate } from "./verification/candidate";
import { candidateFile } from "./verification/candidate-file";
import { candidateConsistency } from "./verification/candidate-consistency";
import { consistency } from "./survey/consistency";
import { verifierCase, visitVerifierCase } from "./verification/desk/case";
import { verifierCases } from "./verification/desk/cases";
import { decide } from "./verification/decide";
import { verificationFeedback } from "./verification/feedback";
import { judge } from "./verification/judge";
import { openVerification } from "./verification/open-verification";
import { verification } from "./verification/show-verification";
import { withdrawVerification } from "./verification/withdraw";
import { importConfirm, importPreview, importProgress } from "./workbook/imports";
import { downloadAnswers, downloadQuestions } from "./workbook/workbook-files";

/** The calls of the embedded platform; any other call answers 501. */
export const useCases: UseCases = {
  ...peopleUseCases,
  ...registryUseCases,
  "identity.signIn": signIn,
  "identity.secondFactor": secondStep,
  "identity.signUp": openRegistration,
  "identity.cancelSignUp": cancelSignUp,
  "identity.pendingRegistration": pendingRegistration,
  "identity.confirmEmail": confirmEmail,
  "identity.declineRegistration": declineRegistration,
  "identity.checkLink": checkLink,
  "identity.signOut": signOut,
  "registry.attestations": attestations,
  "registry.attestation": attestation,
  "registry.attestationFile": attestationFile,
  "registry.addAttestation": addAttestation,
  "registry.updateAttestation": updateAttestation,
  "registry.removeAttestation": removeAttestation,
  "registry.registers": registers,
  "registry.register": register,
  "registry.registerRow": registerRow,
  "registry.addRegisterRow": addRegisterRow,
  "registry.updateRegisterRow": updateRegisterRow,
  "registry.removeRegisterRow": removeRegisterRow,
  "survey.overview": overview,
  "survey.papers": papers,
  "survey.question": question,
  "survey.questionSchema": questionSchema,
  "survey.saveAnswer": saveAnswer,
  "survey.undoClear": undoClear,
  "survey.keepJottings": keepJottings,
  "survey.discardJottings": discardJottings,
  "survey.answers": answersView,
  "survey.answerChanges": answerChanges,
  "survey.pillarOverview": pillarOverview,
  "survey.history": history,
  "survey.historyVersion": historyVersion,
  "survey.historyPillar": historyPillar,
  "survey.publish": publish,
  "survey.publicCard": publicCard,
  "survey.publicDocument": publicDocument,
  "survey.cardOfHash": cardOfHash,
  "survey.signingKeys": signingKeys,
  "survey.shares": shares,
  "survey.share": share,
  "survey.shareChoices": shareChoices,
  "survey.addShare": addShare,
  "survey.withdrawShare": withdrawShare,
  "survey.sharedCard": sharedCard,
  "survey.sharedDocument": sharedDocument,
  "survey.prepareSharedReport": prepareSharedReport,
  "survey.sharedReport": sharedReport,
  "survey.publicity": publicity,
  "survey.updatePublicity": updatePublicity,
  "survey.archive": archive,
  "survey.savePosition": savePosition,
  "survey.renamePosition": renamePosition,
  "survey.removePosition": removePosition,
  "survey.compare": compare,
  "survey.leftOut": leftOut,
  "survey.obsoleteAnswers": obsoleteAnswers,
  "survey.settleObsolete": settleObsolete,
  "survey.confirmCopies": confirmCopies,
  "survey.lastYear": lastYear,
  "survey.takeOver": takeOver,
  "survey.undoTakeOver": undoTakeOver,
  "survey.verification": verification,
  "survey.openVerification": openVerification,
  "survey.withdrawVerification": withdrawVerification,
  "survey.verificationFeedback": verificationFeedback,
  "survey.assignedVerifications": assignedVerifications,
  "survey.candidate": candidate,
  "survey.candidateFile": candidateFile,
  "survey.candidateConsistency": candidateConsistency,
  "survey.consistency": consistency,
  "survey.judge": judge,
  "survey.verifierCases": verifierCases,
  "survey.verifierCase": verifierCase,
  "survey.visitVerifierCase": visitVerifierCase,
  "survey.decide": decide,
  "survey.copyAnswers": copyAnswers,
  "survey.copyProgress": copyProgress,
  "survey.copyPreview": copyPreview,
  "survey.config": config,
  "survey.upload": upload,
  "survey.download": download,
  "survey.prepareDocument": prepareDocument,
  "survey.file": file,
  "survey.downloadAnswers": downloadAnswers,
  "survey.downloadQuestions": downloadQuestions,
  "survey.importPreview": importPreview,
  "survey.importProgress": importProgress,
  "survey.importConfirm": importConfirm,
  "scoring.homePage": homePage,
  "scoring.report": report,
  "scoring.developmentPlan": developmentPlan,
  "scoring.issuedScores": issuedScores,
  "scoring.simulation": simulation,
  "report.benchmark": benchmark,
  "report.peers": peers,
  "report.indicators": indicators,
  "report.sheet": sheet,
  "config.nations": nations,
  "config.nationsIdentifiers": nationsIdentifiers,
  "config.provinces": provinces,
  "config.locales": document("locales"),
  "config.sectors": document("sectors"),
  "config.surveyLevels": surveyLevels,
  "config.milestones": document("milestones"),
  "config.milestonesMapping": milestonesMapping,
  "config.questionStatus": document("question_status"),
  "config.scoringMethod": scoringMethod,
  "config.scoringMethodTable": scoringMethodTable,
  "config.sources": sources,
  "report.vsme": vsmeReport,
  "report.vsmeFill": vsmeFill,
  "config.esgArea": esgArea,
  ...providerUseCases,
};
