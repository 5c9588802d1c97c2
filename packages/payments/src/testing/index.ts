export {
  makeBill,
  makeLink,
  makePayment,
  makePlan,
  makePlanPayee,
  makeServiceDraft,
  payeeBills,
  recordedBill,
  type SampleBills,
  sampleBillAnswers,
  sampleBillMethods,
  sampleBills,
} from './sampleBills.ts';
/** For tests and stories: payment methods, setups, services and the handlers that serve them. */

export {
  answerStepUps,
  makeMethod,
  makePartnerSetup,
  makeReference,
  makeSetup,
  sampleMethods,
} from './sampleMethods.ts';
export {
  makeRoll,
  makeRollRow,
  sampleRollRows,
  sampleYear,
  sampleYearLines,
  sixtyHomes,
} from './sampleRolls.ts';
export {
  answerPaid,
  answerService,
  answerStatements,
  latestBills,
  makeApplication,
  makePayee,
  makeReceivedService,
  makeService,
  sampleApplication,
  sampleDifference,
  sampleServices,
} from './sampleServices.ts';
