import { ApiError, type FieldError, isUnanswered } from '@sewa/api/errors';
import type { FormResult } from './FormResult.ts';

/** The fields that the API named; none if there was no answer. */
export const listRefusedFields = (error: unknown): readonly FieldError[] =>
  error instanceof ApiError && !isUnanswered(error) ? error.fields : [];

/** Whether the API named a field of what it refused. */
export const hasField = (error: ApiError, name: string): boolean =>
  error.fields.some((field) => field.name === name);

/** Whether somebody else saved in the meantime. */
export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && hasField(error, 'version');

/** Whether somebody else changed it in the meantime: saved it, or moved it on. */
export const hasChanged = (error: ApiError): boolean =>
  error.status === 409 && (hasField(error, 'version') || hasField(error, 'transition'));

/** The reasons of the API as sentences at the controls they are about. */
export const describeFields = (
  { fields }: ApiError,
  findControl: (name: string) => string = (name) => name,
): FormResult['fields'] =>
  Object.fromEntries(fields.map(({ name, reason }) => [findControl(name), `This ${reason}.`]));

/** What the API says of a field that it refused with a conflict; null if that isn't why. */
export function describeConflict(error: ApiError, name: string): Pick<FormResult, 'fields'> | null {
  const field = error.status === 409 ? error.fields.find((each) => each.name === name) : undefined;
  return field ? { fields: { [name]: `This ${field.reason}.` } } : null;
}
