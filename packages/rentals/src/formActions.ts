import { createFormActions } from '@sewa/pages/forms';
import * as messages from './messages.ts';

/** How the forms about homes and listings are answered. */
export const { rejectForm, runFormAction } = createFormActions({
  gone: messages.gone,
  changedMeanwhile: messages.changedMeanwhile,
  outdated: ['listProperties', 'getProperty', 'getOwnListing', 'listReviews', 'listDisputes', 'listReports'],
});
