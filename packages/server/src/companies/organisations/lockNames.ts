import { isViolation } from '../../platform/database/isViolation.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';

/** Does something to an organisation, and says in words when the database refuses a name that is taken. */
export async function lockNames<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!isViolation(error, 'organisations_by_name')) throw error;
    throw new HttpError('invalid', {
      fields: [{ name: 'name', reason: messages.organisationNameTakenReason }],
    });
  }
}
