import { isViolation } from '../database/isViolation.ts';
import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';

/** Name of what keeps the last administrator of a corporate in the database. */
const LAST_ADMINISTRATOR = 'corporates_keep_an_administrator';

/** Whether an error means that a corporate would be left without an administrator. */
export const isLastAdministrator = (error: unknown): boolean => isViolation(error, LAST_ADMINISTRATOR);

/** Does something to a membership, and says in words when the database refuses because nobody would be left in charge. */
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
