import { ApiError } from '@sewa/api/errors';
import { data } from 'react-router-dom';

/** What a form shows when it was refused. */
export interface FormFault {
  /** A sentence about the whole, or null when the fields say it all. */
  readonly message: string | null;
  /** The reason beside each field. */
  readonly reasons: Readonly<Record<string, string>>;
  /** What was typed, to be shown again. */
  readonly typed: Readonly<Record<string, string>>;
}

/** Statuses with which the API refuses what a form says, what is there already or the page it stands on, or says that it must wait. */
const refusals: readonly number[] = [400, 409, 429, 503];

/** Makes a refusal of the API the fault of a form, with its status; anything else is thrown on. */
export function answerFault(error: unknown, typed: FormFault['typed'] = {}) {
  if (!(error instanceof ApiError) || !refusals.includes(error.status)) throw error;
  const reasons = Object.fromEntries(error.fields.map(({ name, reason }) => [name, reason]));
  const isSaidByFields = error.fields.length > 0 && error.status !== 409;
  const fault: FormFault = { message: isSaidByFields ? null : error.message, reasons, typed };
  return data(fault, { status: error.status });
}
