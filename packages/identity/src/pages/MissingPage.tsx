import type { ProfileFields } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageForm, PageMeta, type PageRequest } from '@sewa/pages';
import { completePath } from '@sewa/paths';
import { Button, Form, Stack } from '@sewa/ui';
import {
  Form as RouterForm,
  redirect,
  redirectDocument,
  useActionData,
  useNavigation,
} from 'react-router-dom';
import { answerError, type FormFailure } from '../answerError.ts';
import * as messages from '../messages.ts';
import { ProfileField } from '../Profile/ProfileField.tsx';
import { fieldLabels, parseProfileForm } from '../Profile/profileForm.ts';
import { StepHead } from '../StepHead.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';

/** Reads what is missing; somebody who lacks nothing goes on. */
export async function loader({ preload }: PageRequest): Promise<void> {
  const { emptyKeys } = await preload('missing', {});
  if (emptyKeys.length === 0) throw redirect(completePath(), 302);
}

/** Fills in what was sent; asks for the rest, or goes on with a new document: what was read of the person before holds no longer. */
export async function action({ request, client }: PageRequest): Promise<unknown> {
  const typed = parseProfileForm(await request.formData());
  try {
    // The API checks them: what is no status is refused there, by field.
    const { emptyKeys } = await client.fillProfile({ body: typed as ProfileFields });
    if (emptyKeys.length === 0) throw redirectDocument(completePath(), 303);
    return { emptyKeys };
  } catch (error) {
    if (error instanceof Response) throw error;
    return answerError(error, typed);
  }
}

const isFormFailure = (answer: unknown): answer is FormFailure =>
  typeof answer === 'object' && answer !== null && 'reasons' in answer;

/** What a profile lacks: only that is asked for. */
export default function MissingPage() {
  const { data: missing } = useRoute('missing', {});
  const answer: unknown = useActionData();
  const { state } = useNavigation();
  const formError = isFormFailure(answer) ? answer : undefined;
  const errors = useFieldErrors(formError, fieldLabels);
  if (!missing) return null;
  return (
    <main id="main">
      <PageMeta title={messages.missingTitle} description={messages.missingDescription} isIndexed={false} />
      <Stack gap="l">
        <StepHead title={messages.missingTitle} lead={messages.missingLead} formError={formError?.message} />
        <PageForm as={Form} errors={errors} formComponent={RouterForm}>
          {missing.emptyKeys.map((name) => (
            <ProfileField key={name} name={name} typed={formError?.typed[name]} />
          ))}
          {missing.emptyKeys.some((name) => name in fieldLabels) ? (
            <Button type="submit" isBusy={state !== 'idle'}>
              {messages.saveMissingLabel}
            </Button>
          ) : null}
        </PageForm>
      </Stack>
    </main>
  );
}
