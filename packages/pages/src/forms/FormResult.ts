import { data } from 'react-router-dom';

/** What became of a form about one thing on the page. */
export interface FormResult {
  /** Id of what the form is about, or the name of the form. */
  readonly about: string;
  /** Says what was done; null if it was refused or is asked about first. */
  readonly done: string | null;
  /** Says why the whole was refused; null if the fields say it all. */
  readonly error: string | null;
  /** Says what is wrong with each field. */
  readonly fields: Readonly<Record<string, string>>;
  /** What was typed, to be shown again. */
  readonly typed: Readonly<Record<string, string>>;
  /** Whether the person is asked to confirm it before it is done. */
  readonly isConfirmationNeeded: boolean;
  /** The fields of a form that takes it back; null if it can't be. */
  readonly undo: Readonly<Record<string, string>> | null;
}

/** A result of which only some is said. */
export const makeResult = (result: Pick<FormResult, 'about'> & Partial<FormResult>): FormResult => ({
  done: null,
  error: null,
  fields: {},
  typed: {},
  isConfirmationNeeded: false,
  undo: null,
  ...result,
});

/** Asks the person to confirm something before it is done. */
export const confirmFirst = (about: string, typed: FormResult['typed'] = {}): FormResult =>
  makeResult({ about, typed, isConfirmationNeeded: true });

/** Refuses a form whose fields are wrong, with what was typed. */
export const rejectFields = (
  { about, typed = {} }: Pick<FormResult, 'about'> & Partial<Pick<FormResult, 'typed'>>,
  fields: FormResult['fields'],
) => data(makeResult({ about, fields, typed }), { status: 400 });

/** The answer to a form about one thing, if that was the last form sent. */
export const findResult = <Result extends FormResult = FormResult>(
  result: unknown,
  about: string,
): Result | null =>
  typeof result === 'object' && result !== null && 'about' in result && result.about === about
    ? (result as Result)
    : null;
