import { isViolation } from '../../platform/database/isViolation.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';

/** Name of the constraint that a corporate has an administrator. */
const LAST_ADMINISTRATOR = 'corporates_keep_an_administrator';

/** Whether an error is a violation of that constraint. */
export const isLastAdministrator = (error: unknown): boolean => isViolation(error, LAST_ADMINISTRATOR);

/** Runs a change of a membership; explains the error if it would remove the last administrator. */
export async function ensureAdministrator<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isLastAdministrator(error)) throw error;
    throw new HttpError('invalid', {
      fields: [{ name: 'role', reason: messages.lastAdministratorReason }],
    });
  }
}
