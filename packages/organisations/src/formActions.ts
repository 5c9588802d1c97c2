import { explainError } from '@sewa/api/errors';
import { createFormActions, type FormResult, hasField } from '@sewa/pages/forms';
import * as messages from './messages.ts';

/** What became of a form that makes an invitation. */
export interface InvitationResult extends FormResult {
  /** The secret of the link of an invitation that was just made. */
  readonly guid?: string | null;
}

/** How the forms of a company are answered. */
export const { runFormAction } = createFormActions({
  gone: messages.changedMeanwhile,
  changedMeanwhile: messages.changedMeanwhile,
  describe: (error) => {
    if (hasField(error, 'corporate')) return { error: explainError(error) };
    if (error.status === 403) return { error: messages.administratorsOnly };
    const [field] = error.status === 400 ? error.fields : [];
    return field ? { error: messages.fieldIssue(field.name, field.reason) } : null;
  },
});
