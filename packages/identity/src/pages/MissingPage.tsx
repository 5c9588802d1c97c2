import type { ProfileFields } from '@sewa/api/client';
import { routeKey, useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { completePath } from '@sewa/paths';
import { Button, Form, Heading, Stack, Text } from '@sewa/ui';
import { useEffect } from 'react';
import {
  Form as RouterForm,
  redirect,
  redirectDocument,
  useActionData,
  useNavigation,
} from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { answerFault, type FormFault } from '../answerFault.ts';
import { ProfileField } from '../Profile/ProfileField.tsx';
import { fieldWords, readProfileForm } from '../Profile/profileForm.ts';
import { useFieldErrors } from '../useFieldErrors.ts';

/** Reads what is missing; somebody who lacks nothing goes on. */
export async function loader({ preload }: PageRequest): Promise<void> {
  const { emptyKeys } = await preload('missing', {});
  if (emptyKeys.length === 0) throw redirect(completePath(), 302);
}

/** Fills in what was sent; asks for the rest, or goes on with a new document: what was read of the person before holds no longer. */
export async function action({ request, client }: PageRequest): Promise<unknown> {
  const typed = readProfileForm(await request.formData());
  try {
    // The API checks them: what is no status is refused there, by field.
    const { emptyKeys } = await client.fillProfile({ body: typed as ProfileFields });
    if (emptyKeys.length === 0) throw redirectDocument(completePath(), 303);
    return { emptyKeys };
  } catch (error) {
    if (error instanceof Response) throw error;
    return answerFault(error, typed);
  }
}

const isFault = (answer: unknown): answer is FormFault =>
  typeof answer === 'object' && answer !== null && 'reasons' in answer;

/** What a profile lacks: only that is asked for. */
export default function MissingPage() {
  const { data: missing } = useRoute('missing', {});
  const answer: unknown = useActionData();
  const { state } = useNavigation();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    // Part was filled in: what is asked for now is the rest.
    if (answer !== undefined && !isFault(answer)) void mutate(routeKey('missing'));
  }, [answer, mutate]);
  const fault = isFault(answer) ? answer : undefined;
  const errors = useFieldErrors(fault, fieldWords);
  if (!missing) return null;
  return (
    <main id="main">
      <PageMeta
        title="Complete your profile"
        description="What your profile still lacks."
        isIndexed={false}
      />
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1} size="m">
            Complete your profile
          </Heading>
          <Text tone="muted">
            Whoever lets or rents with you needs to know who you are. We ask once, and only for what is
            missing.
          </Text>
        </Stack>
        {fault?.message ? (
          <Text tone="danger" role="alert">
            {fault.message}
          </Text>
        ) : null}
        <Form method="post" errors={errors} formComponent={RouterForm}>
          {missing.emptyKeys.map((name) => (
            <ProfileField key={name} name={name} typed={fault?.typed[name]} />
          ))}
          <Button type="submit" isBusy={state !== 'idle'}>
            Save
          </Button>
        </Form>
      </Stack>
    </main>
  );
}
