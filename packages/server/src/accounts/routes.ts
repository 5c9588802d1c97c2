import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { finishAttempt } from './identities/finishAttempt.ts';
import { getAttempt } from './identities/getAttempt.ts';
import { listIssuerKeys, listIssuers } from './identities/listIssuers.ts';
import { sendFinishedAttempt, sendKeys, sendStartedAttempt } from './identities/responses.ts';
import { startAttempt } from './identities/startAttempt.ts';
import { storeCallback } from './identities/storeCallback.ts';
import { acceptInvitation } from './invitations/acceptInvitation.ts';
import { currentInvitation } from './invitations/currentInvitation.ts';
import { declineInvitation } from './invitations/declineInvitation.ts';
import { findInvitationByCode } from './invitations/findInvitationByCode.ts';
import { getInvitation } from './invitations/getInvitation.ts';
import { listInvitations } from './invitations/listInvitations.ts';
import { listOwnListings } from './invitations/listOwnListings.ts';
import { makeInvitation } from './invitations/makeInvitation.ts';
import { sendAccepted, sendFollowed } from './invitations/responses.ts';
import { withdrawInvitation } from './invitations/withdrawInvitation.ts';
import { findPendingOtp } from './log-in/findPendingOtp.ts';
import { sendLoggedIn, sendStartedOtp } from './log-in/responses.ts';
import { startOtp } from './log-in/startOtp.ts';
import { validateOtp } from './log-in/validateOtp.ts';
import { getDraft } from './myinfo/getDraft.ts';
import { sendSubmitted } from './myinfo/sendSubmitted.ts';
import { submitDraft } from './myinfo/submitDraft.ts';
import { createUser } from './sign-up/createUser.ts';
import { finishOnboarding } from './sign-up/finishOnboarding.ts';
import { getOnboarding } from './sign-up/getOnboarding.ts';
import { getSignUpDraft } from './sign-up/getSignUpDraft.ts';
import { sendFinishedOnboarding, sendOnboarding, sendSaved, sendSignedUp } from './sign-up/responses.ts';
import { saveSignUpDraft } from './sign-up/saveSignUpDraft.ts';
import { finishEmailChange, startEmailChange } from './step-up/changeEmail.ts';
import { finishPhoneChange, startPhoneChange } from './step-up/changePhone.ts';
import { changeProfile } from './step-up/changeProfile.ts';
import { getStepUps } from './step-up/getStepUps.ts';
import { sendSteppedUp } from './step-up/sendSteppedUp.ts';
import { finishStepUp, startStepUp } from './step-up/stepUp.ts';

/** Adds the routes of login, sign-up, invitations, issuers and changes of a profile. */
export function addAccountsRoutes(router: VerbRouter): void {
  router.mountWithResponse('startOtp', startOtp, sendStartedOtp);
  router.mount('pendingOtp', findPendingOtp);
  router.mountWithResponse('validateOtp', validateOtp, sendLoggedIn);

  router.mount('listInvitations', listInvitations);
  router.mount('listOwnListings', listOwnListings);
  router.mount('makeInvitation', makeInvitation);
  router.mount('currentInvitation', currentInvitation);
  router.mountWithResponse('findInvitationByCode', findInvitationByCode, sendFollowed);
  router.mount('getInvitation', getInvitation);
  router.mountWithResponse('acceptInvitation', acceptInvitation, sendAccepted);
  router.mount('declineInvitation', declineInvitation);
  router.mount('withdrawInvitation', withdrawInvitation);

  router.mount('getSignUpDraft', getSignUpDraft);
  router.mountWithResponse('saveSignUpDraft', saveSignUpDraft, sendSaved);
  router.mountWithResponse('createUser', createUser, sendSignedUp);
  router.mountWithResponse('getOnboarding', getOnboarding, sendOnboarding);
  router.mountWithResponse('finishOnboarding', finishOnboarding, sendFinishedOnboarding);

  router.mount('getStepUps', getStepUps);
  router.mount('startStepUp', startStepUp);
  router.mountWithResponse('finishStepUp', finishStepUp, sendSteppedUp);
  router.mount('changeProfile', changeProfile);
  router.mount('startPhoneChange', startPhoneChange);
  router.mount('finishPhoneChange', finishPhoneChange);
  router.mount('startEmailChange', startEmailChange);
  router.mount('finishEmailChange', finishEmailChange);

  router.mount('listIssuers', listIssuers);
  router.mountWithResponse('listIssuerKeys', listIssuerKeys, sendKeys);
  router.mountWithResponse('startAttempt', startAttempt, sendStartedAttempt);
  router.mount('storeCallback', storeCallback);
  router.mount('getAttempt', getAttempt);
  router.mountWithResponse('finishAttempt', finishAttempt, sendFinishedAttempt);

  router.mount('getMyinfo', getDraft);
  router.mountWithResponse('submitMyinfo', submitDraft, sendSubmitted);
}
