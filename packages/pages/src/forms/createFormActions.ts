import type { ReadName } from '@sewa/api/client';
import { ApiError, explainError } from '@sewa/api/errors';
import { refreshRoutes } from '@sewa/api/swr';
import { redirect } from 'react-router-dom';
import type { PageRequest } from '../page.ts';
import { type FormResult, makeResult } from './FormResult.ts';
import { describeFields, hasChanged } from './fieldErrors.ts';
import { rejectWith } from './formStatus.ts';

/** Describes a refusal, or asks to confirm it in the words of `error`; null leaves it to the usual words. */
type Describe = (
  error: ApiError,
) => Partial<Pick<FormResult, 'error' | 'fields' | 'isConfirmationNeeded'>> | null;

/** What a form is about, and how its answer shows a refusal. */
interface RefusedForm {
  readonly about: string;
  readonly typed?: FormResult['typed'];
  readonly describe?: Describe;
  /** Id of the control of a field that the API names. @default its name */
  readonly findControl?: (name: string) => string;
}

/** A form, what its answer says, and what else it shows of what the API answered. */
interface FormAction<Answer> extends RefusedForm {
  readonly done: string;
  /** Id of what shows that it is done, for pages without script. @default what the form is about */
  readonly place?: string;
  readonly more?: (answer: Answer) => object;
}

interface FormActionsOptions {
  /** Says that what a form is about isn't there. */
  readonly gone: string;
  /** Says that it was changed by somebody else. */
  readonly changedMeanwhile: string;
  /** Routes to load again after a refusal because something changed. @default [] */
  readonly outdated?: readonly ReadName[];
  /** Describes the refusals of all forms. */
  readonly describe?: Describe;
}

/** How a feature answers its forms. */
export function createFormActions({
  gone,
  changedMeanwhile,
  outdated = [],
  describe: describeAny,
}: FormActionsOptions) {
  function describeUsually(
    error: ApiError,
    findControl: RefusedForm['findControl'],
  ): Partial<Pick<FormResult, 'error' | 'fields'>> {
    const { status, fields } = error;
    if (status === 404 && fields.length === 0) return { error: gone };
    if (hasChanged(error)) return { error: changedMeanwhile };
    if ((status === 400 || status === 404) && fields.length > 0)
      return { fields: describeFields(error, findControl) };
    return { error: explainError(error) };
  }

  /** Answers a form that the API refused. Who is signed out gets the page for that. */
  async function rejectForm(
    { about, typed = {}, describe, findControl }: RefusedForm,
    error: unknown,
  ): Promise<unknown> {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    if (typeof document !== 'undefined' && (error.status === 409 || error.status === 404))
      await refreshRoutes(outdated);
    const words = describe?.(error) ?? describeAny?.(error) ?? describeUsually(error, findControl);
    return rejectWith(error, makeResult({ about, typed, ...words }));
  }

  /**
   * Does what a form asks for. By script the page gets the result, and the latest data if it was refused because of a change;
   * without script the page is loaded again after success.
   */
  async function runFormAction<Answer>(
    { url }: Pick<PageRequest, 'url'>,
    { done, place, more, ...form }: FormAction<Answer>,
    work: () => Promise<Answer>,
  ): Promise<unknown> {
    try {
      const answer = await work();
      if (typeof document === 'undefined')
        return redirect(`${url.pathname}${url.search}#${place ?? form.about}`, 303);
      return { ...makeResult({ about: form.about, done }), ...more?.(answer) };
    } catch (error) {
      return rejectForm(form, error);
    }
  }

  return { rejectForm, runFormAction };
}
