import type { ApiError } from '@sewa/api/errors';
import { createFormActions, hasField } from '@sewa/pages/forms';
import * as messages from './messages.ts';

/** What the law, or the state of the home, says against it. */
const describeRefusal = ({ status, fields }: ApiError) => {
  const terms = status === 409 ? fields.find(({ name }) => name === 'terms') : undefined;
  return terms ? { error: terms.reason, fields: { terms: terms.reason } } : null;
};

/** What the server says of every step that is not open now, without a reason of its own. */
const notOpen = 'is not possible now';

/** Why a step of the agreement is not open: another reason than that it changed; what of signing is out of order. */
export function describeMove(error: ApiError) {
  const { status, fields, message } = error;
  if (status === 503 && message !== '') return { error: message };
  const step = status === 409 ? fields.find(({ name }) => name === 'transition') : undefined;
  return step && step.reason !== notOpen && !hasField(error, 'version')
    ? { error: `This ${step.reason}.` }
    : null;
}

/** How the forms about rentals are answered. */
export const { rejectForm, runFormAction } = createFormActions({
  gone: messages.gone,
  changedMeanwhile: messages.changedMeanwhile,
  outdated: ['listRentals', 'getRental', 'listRentalEvents', 'getRenterCard'],
  describe: describeRefusal,
});
