import type { ApiError } from '@sewa/api/errors';
import { createFormActions } from '@sewa/pages/forms';
import * as messages from './messages.ts';

/** What the law, or the state of the home, says against it. */
const describeRefusal = ({ status, fields }: ApiError) => {
  const terms = status === 409 ? fields.find(({ name }) => name === 'terms') : undefined;
  return terms ? { error: terms.reason, fields: { terms: terms.reason } } : null;
};

/** How the forms about rentals are answered. */
export const { rejectForm, runFormAction } = createFormActions({
  gone: messages.gone,
  changedMeanwhile: messages.changedMeanwhile,
  outdated: ['listRentals', 'getRental', 'listRentalEvents', 'getRenterCard'],
  describe: describeRefusal,
});
