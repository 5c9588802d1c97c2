import { createFormActions } from '@sewa/pages/forms';

/** How the forms about payments are answered. */
export const { rejectForm, runFormAction } = createFormActions({
  gone: 'This is no longer available. Reload the page.',
  changedMeanwhile: 'Something changed in the meantime. Here is how it stands now.',
  outdated: [
    'getServiceDraft',
    'listServices',
    'listPaidServices',
    'getService',
    'listBills',
    'listPaymentMethods',
    'listPaymentSetups',
    'listPayees',
    'getRentRoll',
  ],
});
