import { catalogue } from './catalogue.ts';

/** A code of the error catalogue. */
export type ErrorCode = keyof typeof catalogue;

/** One invalid field of a request, with the reason in words. */
export interface FieldError {
  name: string;
  reason: string;
}

/** The body of every answer that is not a success. */
export interface ErrorAnswer {
  succeed: false;
  code: ErrorCode;
  message: string;
  fields: FieldError[];
  /** The dispute that an operator settles, where two owners say that a unit is theirs. */
  disputeId?: string;
}

/** Whether a value is a complete error answer. */
export function isErrorAnswer(value: unknown): value is ErrorAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { succeed, code, message, fields } = value as Record<string, unknown>;
  return (
    succeed === false &&
    typeof code === 'string' &&
    Object.hasOwn(catalogue, code) &&
    typeof message === 'string' &&
    Array.isArray(fields)
  );
}
