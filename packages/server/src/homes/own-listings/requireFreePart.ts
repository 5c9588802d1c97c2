import { isViolation } from '../../platform/database/isViolation.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from './messages.ts';

/** The error for a home or a part of it that another live listing has. */
export const makePartTakenError = (): HttpError =>
  new HttpError('wrong-state', {
    fields: [{ name: 'part', reason: messages.partTakenReason }],
    message: messages.partTaken,
  });

/** Throws a clear error if another live listing has the part. */
export async function requireFreePart<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw isViolation(error, 'listings_part_is_free') ? makePartTakenError() : error;
  }
}
