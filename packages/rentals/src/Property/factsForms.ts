import type { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { type FormResult, parseVersion, rejectFields } from '@sewa/pages/forms';
import { propertyPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { runFormAction } from '../formActions.ts';
import { newKey } from '../newKey.ts';
import { explainRefusal, isAddressConflict } from '../Wizard/saveStep.ts';
import { makeUnitChanges } from '../Wizard/stepChanges.ts';
import { listDifferences, parseStepForm, pickUnitText } from '../Wizard/stepText.ts';
import * as messages from './messages.ts';

/** Name of the form that changes the facts of a home, and of its button. */
export const FACTS_FORM = 'facts';

/** The query of a home whose facts were saved just now. */
export const FACTS_SAVED = `done=${FACTS_FORM}`;

/** Why the home can't have an address, and reasons at the fields they are about. */
function describeRefusal(error: ApiError): Partial<FormResult> | null {
  if (error.status !== 400 && !isAddressConflict(error)) return null;
  const { reasons, message } = explainRefusal(error);
  return { fields: reasons, error: message };
}

/** Takes the form that changes a home; null if the form is about something else. */
export async function handleFactsForm(page: PageRequest, form: FormData): Promise<unknown> {
  if (!form.has(FACTS_FORM)) return null;
  const id = page.params.id ?? '';
  const typed = parseStepForm('facts', form, parseStepForm('address', form, {}));
  let answer: unknown;
  const result = await runFormAction(
    page,
    { about: FACTS_FORM, done: messages.saved, typed, describe: describeRefusal },
    async () => {
      const stored = pickUnitText(await page.client.getProperty({ id }));
      const text = { ...stored, ...typed };
      const { property, reasons } = makeUnitChanges(text, listDifferences(text, stored));
      if (Object.keys(reasons).length > 0) {
        answer = rejectFields({ about: FACTS_FORM, typed }, reasons);
        return {};
      }
      if (Object.keys(property).length > 0)
        await page.client.changeProperty(
          { id, body: { version: parseVersion(form), ...property } },
          newKey(),
        );
      answer = redirect(`${propertyPath(id)}?${FACTS_SAVED}#${FACTS_FORM}`, 303);
      return {};
    },
  );
  return answer ?? result;
}
