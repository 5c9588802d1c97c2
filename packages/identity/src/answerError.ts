import { type ApiError, explainError, isUnanswered } from '@sewa/api/errors';
import { rejectWith, requireFormError } from '@sewa/pages/forms';

/** What a form shows when it was refused. */
export interface FormFailure {
  /** A sentence about the whole, or null when the fields say it all. */
  readonly message: string | null;
  /** The reason beside each field. */
  readonly reasons: Readonly<Record<string, string>>;
  /** What was typed, to be shown again. */
  readonly typed: Readonly<Record<string, string>>;
}

/** What a form shows of what the API refuses, or does not answer. */
export function describeFailure(error: ApiError, typed: FormFailure['typed'] = {}): FormFailure {
  const reasons = Object.fromEntries(error.fields.map(({ name, reason }) => [name, reason]));
  const isSaidByFields = error.fields.length > 0 && error.status !== 409 && !isUnanswered(error);
  return { message: isSaidByFields ? null : explainError(error), reasons, typed };
}

/** Makes what the API refuses, or does not answer, the fault of a form, with its status; anything else is thrown on. */
export function answerError(error: unknown, typed: FormFailure['typed'] = {}) {
  requireFormError(error);
  return rejectWith(error, describeFailure(error, typed));
}

/** Does what a form asks for; what goes wrong with any of its calls is the fault of the form. */
export async function answerForm(
  typed: FormFailure['typed'],
  work: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    return answerError(error, typed);
  }
}
