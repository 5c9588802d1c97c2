export {
  makeBill,
  makeLink,
  makePayment,
  makePlan,
  makePlanPayee,
  makeServiceDraft,
  payeeBills,
  type SampleBills,
  sampleBillAnswers,
  sampleBillMethods,
  sampleBills,
} from './sampleBills.ts';
