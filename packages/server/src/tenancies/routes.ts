import { sendKeys } from '../accounts/identities/responses.ts';
import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { sendCsv } from '../platform/papers/sendCsv.ts';
import { sendPdf } from '../platform/papers/sendPdf.ts';
import { getCalendar, readCalendar, renewCalendar } from './calendar/calendarVerbs.ts';
import { recordCheck } from './checks/recordCheck.ts';
import { recordStamping } from './checks/recordStamping.ts';
import { cancelSigning } from './contracts/cancelSigning.ts';
import { draftContract } from './contracts/draftContract.ts';
import { getCertificatePdf, getContractPdf } from './contracts/getContractPdf.ts';
import { listContractTemplates } from './contracts/listContractTemplates.ts';
import { listSigningKeys, receiveSigning, returnFromSigning } from './contracts/receiveSigning.ts';
import { refuseContract } from './contracts/refuseContract.ts';
import { sendContract } from './contracts/sendContract.ts';
import { confirmPaper } from './contracts/sendScan.ts';
import { signContract } from './contracts/signContract.ts';
import { agreeToDeductions, deduct, disputeDeductions, recordReturn } from './deposits/depositVerbs.ts';
import { countStampDuty } from './eligibility/countStampDuty.ts';
import { judgeEligibility } from './eligibility/judgeEligibility.ts';
import { getEnquiryCard } from './enquiry-cards/getEnquiryCard.ts';
import { getEvidence, sendEvidence } from './evidence/getEvidence.ts';
import { handOver, moveOut, takeOver } from './handovers/confirmState.ts';
import { changeInspection, getInspection, startInspection } from './handovers/inspections.ts';
import { terminate } from './handovers/terminate.ts';
import { renewTenancy } from './renewals/renewTenancy.ts';
import { listDocuments } from './rental-files/listDocuments.ts';
import { acceptOffer } from './rentals/acceptOffer.ts';
import { declineOffer } from './rentals/declineOffer.ts';
import { getRental, listRentalEvents } from './rentals/getRental.ts';
import { getRentalCounterpart } from './rentals/getRentalCounterpart.ts';
import { inviteToRental } from './rentals/inviteToRental.ts';
import { leaveRental } from './rentals/leaveRental.ts';
import { getRentalsCsv, listRentals } from './rentals/listRentals.ts';
import { counterOffer, makeOffer } from './rentals/offerVerbs.ts';
import { startRental } from './rentals/startRental.ts';
import { withdrawRental } from './rentals/withdrawRental.ts';
import {
  endRenterCardShare,
  getRenterCard,
  saveRenterCard,
  shareRenterCard,
} from './renter-cards/cardVerbs.ts';
import {
  answerRepair,
  closeRepair,
  confirmRepair,
  invoiceRepair,
  listRepairs,
  reportRepair,
  splitRepair,
} from './repairs/repairVerbs.ts';
import { addSlots } from './viewings/addSlots.ts';
import { answerViewing } from './viewings/answerViewing.ts';
import { arriveAtViewing } from './viewings/arriveAtViewing.ts';
import { bookViewing } from './viewings/bookViewing.ts';
import { cancelViewing } from './viewings/cancelViewing.ts';
import { getViewingCalendar, sendCalendar } from './viewings/getViewingCalendar.ts';
import { listSlots } from './viewings/listSlots.ts';
import { listViewings } from './viewings/listViewings.ts';
import { missViewing } from './viewings/missViewing.ts';
import { moveViewing } from './viewings/moveViewing.ts';
import { removeSlot } from './viewings/removeSlot.ts';
import { waitForViewing } from './viewings/waitForViewing.ts';

/** Adds the routes of viewings, who may rent, rentals and their agreements. */
export function addTenanciesRoutes(router: VerbRouter): void {
  router.mount('getEnquiryCard', getEnquiryCard);
  router.mount('listSlots', listSlots);
  router.mount('addSlots', addSlots);
  router.mount('removeSlot', removeSlot);
  router.mount('bookViewing', bookViewing);
  router.mount('waitForViewing', waitForViewing);
  router.mount('listViewings', listViewings);
  router.mount('moveViewing', moveViewing);
  router.mount('cancelViewing', cancelViewing);
  router.mount('arriveAtViewing', arriveAtViewing);
  router.mount('missViewing', missViewing);
  router.mount('answerViewing', answerViewing);
  router.mountWithResponse('getViewingCalendar', getViewingCalendar, sendCalendar);

  router.mount('judgeEligibility', judgeEligibility);
  router.mount('countStampDuty', countStampDuty);

  router.mount('startRental', startRental);
  router.mount('listRentals', listRentals);
  router.mountWithResponse('getRentalsCsv', getRentalsCsv, sendCsv);
  router.mount('getRental', getRental);
  router.mount('getRentalCounterpart', getRentalCounterpart);
  router.mount('makeOffer', makeOffer);
  router.mount('counterOffer', counterOffer);
  router.mount('acceptOffer', acceptOffer);
  router.mount('declineOffer', declineOffer);
  router.mount('withdrawRental', withdrawRental);
  router.mount('inviteToRental', inviteToRental);
  router.mount('leaveRental', leaveRental);
  router.mount('listRentalEvents', listRentalEvents);

  router.mount('listContractTemplates', listContractTemplates);
  router.mount('draftContract', draftContract);
  router.mount('sendContract', sendContract);
  router.mount('signContract', signContract);
  router.mount('confirmPaper', confirmPaper);
  router.mount('cancelSigning', cancelSigning);
  router.mount('refuseContract', refuseContract);
  router.mountWithResponse('getContractPdf', getContractPdf, sendPdf);
  router.mountWithResponse('getCertificatePdf', getCertificatePdf, sendPdf);
  router.mountWithResponse('listSigningKeys', listSigningKeys, sendKeys);
  router.mount('receiveSigning', receiveSigning);
  router.mount('returnFromSigning', returnFromSigning);
  router.mount('recordCheck', recordCheck);
  router.mount('recordStamping', recordStamping);

  router.mount('startInspection', startInspection);
  router.mount('getInspection', getInspection);
  router.mount('changeInspection', changeInspection);
  router.mount('handOver', handOver);
  router.mount('takeOver', takeOver);
  router.mount('moveOut', moveOut);
  router.mount('renewTenancy', renewTenancy);
  router.mount('terminate', terminate);
  router.mount('deduct', deduct);
  router.mount('agreeToDeductions', agreeToDeductions);
  router.mount('disputeDeductions', disputeDeductions);
  router.mount('recordReturn', recordReturn);
  router.mountWithResponse('getEvidence', getEvidence, sendEvidence);

  router.mount('listRepairs', listRepairs);
  router.mount('reportRepair', reportRepair);
  router.mount('answerRepair', answerRepair);
  router.mount('invoiceRepair', invoiceRepair);
  router.mount('splitRepair', splitRepair);
  router.mount('confirmRepair', confirmRepair);
  router.mount('closeRepair', closeRepair);

  router.mount('listDocuments', listDocuments);
  router.mount('getCalendar', getCalendar);
  router.mount('renewCalendar', renewCalendar);
  router.mountWithResponse('readCalendar', readCalendar, sendCalendar);

  router.mount('getRenterCard', getRenterCard);
  router.mount('saveRenterCard', saveRenterCard);
  router.mount('shareRenterCard', shareRenterCard);
  router.mount('endRenterCardShare', endRenterCardShare);
}
