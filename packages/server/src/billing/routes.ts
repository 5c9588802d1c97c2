import { sendPage } from '../platform/calling/sendPage.ts';
import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { sendCsv } from '../platform/papers/sendCsv.ts';
import { sendPdf } from '../platform/papers/sendPdf.ts';
import { listBills } from './bills/listBills.ts';
import { recordPastPayment } from './bills/recordPastPayment.ts';
import { getCalculation } from './calculator/getCalculation.ts';
import { getCalculatorRates } from './calculator/getCalculatorRates.ts';
import { beginPartnerSetup } from './partner-setups/beginPartnerSetup.ts';
import { getPartnerSetup } from './partner-setups/getPartnerSetup.ts';
import { sendBegun } from './partner-setups/sendBegun.ts';
import { startPartnerSetup } from './partner-setups/startPartnerSetup.ts';
import { addPayee } from './payees/addPayee.ts';
import { listPayees } from './payees/listPayees.ts';
import { removePayee } from './payees/removePayee.ts';
import { receivePaymentEvent } from './payment-events/receivePaymentEvent.ts';
import { createPaymentLink } from './payment-links/createPaymentLink.ts';
import { getPaymentLink } from './payment-links/getPaymentLink.ts';
import { payByLink } from './payment-links/payByLink.ts';
import { listPaymentMethods } from './payment-methods/listPaymentMethods.ts';
import { removePaymentMethod } from './payment-methods/removePaymentMethod.ts';
import { cancelPaymentSetup } from './payment-setups/cancelPaymentSetup.ts';
import { getPaymentReference } from './payment-setups/getPaymentReference.ts';
import { getPaymentSetup } from './payment-setups/getPaymentSetup.ts';
import { listPaymentSetups } from './payment-setups/listPaymentSetups.ts';
import { startPaymentSetup } from './payment-setups/startPaymentSetup.ts';
import { listPaymentDifferences, settlePaymentDifference } from './payments/discrepancyVerbs.ts';
import { getPayment } from './payments/getPayment.ts';
import { confirmBillPaid, denyBillPaid, reportPaid } from './payments/outsideVerbs.ts';
import { payBill } from './payments/payBill.ts';
import { recordBillPaid } from './payments/recordBillPaid.ts';
import { remindPayer } from './payments/remindPayer.ts';
import { getBillPayNow } from './paynow/getBillPayNow.ts';
import { getPaymentFees } from './rate-cards/getPaymentFees.ts';
import { getReceipt } from './receipts/getReceipt.ts';
import { refundPayment } from './refunds/refundPayment.ts';
import { getRentRoll, getRentRollCsv } from './rent-rolls/getRentRoll.ts';
import { getRentYear, getRentYearCsv } from './rent-rolls/getRentYear.ts';
import { answerService } from './services/answerService.ts';
import { createService } from './services/createService.ts';
import { getService } from './services/getService.ts';
import { getServiceDraft } from './services/getServiceDraft.ts';
import { listApplications } from './services/listApplications.ts';
import { listPaidServices } from './services/listPaidServices.ts';
import { listServices } from './services/listServices.ts';
import { saveServiceDraft } from './services/saveServiceDraft.ts';
import {
  agreeToService,
  changeServiceMethod,
  changeServicePayee,
  endOwnService,
  pauseService,
  resumeService,
} from './services/transitionVerbs.ts';
import { getStatement, getStatementCsv, getStatementPdf } from './statements/getStatement.ts';

/** Adds the routes of rent plans, bills, payments and what belongs to them. */
export function addBillingRoutes(router: VerbRouter): void {
  router.mount('getPaymentFees', getPaymentFees);

  router.mount('getCalculation', getCalculation);
  router.mount('getCalculatorRates', getCalculatorRates);

  router.mount('listPaymentMethods', listPaymentMethods);
  router.mount('removePaymentMethod', removePaymentMethod);

  router.mount('startPaymentSetup', startPaymentSetup);
  router.mount('listPaymentSetups', listPaymentSetups);
  router.mount('cancelPaymentSetup', cancelPaymentSetup);
  router.mount('getPaymentSetup', getPaymentSetup);
  router.mount('getPaymentReference', getPaymentReference);

  router.mount('startPartnerSetup', startPartnerSetup);
  router.mount('getPartnerSetup', getPartnerSetup);
  router.mountWithResponse('beginPartnerSetup', beginPartnerSetup, sendBegun);

  router.mount('receivePaymentEvent', receivePaymentEvent);

  router.mount('payBill', payBill);
  router.mount('sayBillPaid', reportPaid);
  router.mount('confirmBillPaid', confirmBillPaid);
  router.mount('denyBillPaid', denyBillPaid);
  router.mount('recordBillPaid', recordBillPaid);
  router.mount('remindPayer', remindPayer);
  router.mount('getPayment', getPayment);
  router.mount('listPaymentDifferences', listPaymentDifferences);
  router.mount('settlePaymentDifference', settlePaymentDifference);

  router.mount('refundPayment', refundPayment);

  router.mount('createPaymentLink', createPaymentLink);
  router.mount('getPaymentLink', getPaymentLink);
  router.mount('payByLink', payByLink);

  router.mountWithResponse('getReceipt', getReceipt, sendPdf);

  router.mount('getStatement', getStatement);
  router.mountWithResponse('getStatementCsv', getStatementCsv, sendCsv);
  router.mountWithResponse('getStatementPdf', getStatementPdf, sendPdf);

  router.mount('getRentRoll', getRentRoll);
  router.mountWithResponse('getRentRollCsv', getRentRollCsv, sendCsv);
  router.mount('getRentYear', getRentYear);
  router.mountWithResponse('getRentYearCsv', getRentYearCsv, sendCsv);

  router.mount('getBillPayNow', getBillPayNow);

  router.mount('listPayees', listPayees);
  router.mount('addPayee', addPayee);
  router.mount('removePayee', removePayee);

  router.mount('getServiceDraft', getServiceDraft);
  router.mount('saveServiceDraft', saveServiceDraft);
  router.mount('createService', createService);
  router.mountWithResponse('listServices', listServices, sendPage('listServices'));
  router.mount('listPaidServices', listPaidServices);
  router.mount('getService', getService);
  router.mount('pauseService', pauseService);
  router.mount('resumeService', resumeService);
  router.mount('agreeToService', agreeToService);
  router.mount('endService', endOwnService);
  router.mount('changeServiceMethod', changeServiceMethod);
  router.mount('changeServicePayee', changeServicePayee);
  router.mount('listApplications', listApplications);
  router.mount('answerService', answerService);

  router.mount('listBills', listBills);
  router.mount('recordPastPayment', recordPastPayment);
}
