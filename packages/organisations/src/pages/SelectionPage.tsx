import { explainError } from '@sewa/api/errors';
import { useRoute, useSwitchCorporate } from '@sewa/api/swr';
import { useSessionStore } from '@sewa/auth/react';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { rejectWith, requireFormError } from '@sewa/pages/forms';
import { refreshPath } from '@sewa/paths';
import { Heading, Stack, Text } from '@sewa/ui';
import { useCallback } from 'react';
import { redirectDocument, useActionData } from 'react-router-dom';
import * as messages from '../messages.ts';
import { NoCorporate } from '../NoCorporate.tsx';
import { CorporateChoice, corporateButton } from '../Selection/CorporateChoice.tsx';

/** Reads which corporates there are to choose from. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('getUser', {});
}

/** Acts for the corporate that was chosen without script, and goes on. */
export async function action({ request, client }: PageRequest): Promise<unknown> {
  const corporateId = String((await request.formData()).get(corporateButton) ?? '').slice(0, 100);
  try {
    await client.switchCorporate({ body: { corporateId } });
  } catch (error) {
    requireFormError(error, [401, 403]);
    const failedAnswer = error.status === 404 ? messages.notInCompany : explainError(error);
    return rejectWith(error, { failedAnswer });
  }
  throw redirectDocument(refreshPath(), 303);
}

/** Asks somebody with several corporates which one they act for. */
export default function SelectionPage() {
  const { data: user } = useRoute('getUser', {});
  const answer = useActionData() as { readonly failedAnswer: string } | undefined;
  const session = useSessionStore();
  const goOn = useCallback(() => {
    session.announce('switched');
    location.assign(refreshPath());
  }, [session]);
  const { switchTo, switching, error } = useSwitchCorporate(goOn);
  if (!user) return null;
  const failedAnswer = error ? explainError(error) : answer?.failedAnswer;
  return (
    <main id="main">
      <PageMeta
        title={messages.selectionTitle}
        description={messages.selectionDescription}
        isIndexed={false}
      />
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1} size="m">
            {messages.selectionTitle}
          </Heading>
          {user.corporates.length > 0 ? <Text tone="muted">{messages.selectionLead}</Text> : null}
        </Stack>
        {failedAnswer ? (
          <Text tone="danger" role="alert">
            {failedAnswer}
          </Text>
        ) : null}
        {user.corporates.length > 0 ? (
          <CorporateChoice
            corporates={user.corporates}
            switching={switching}
            onChoose={(corporateId) => void switchTo(corporateId)}
          />
        ) : (
          <NoCorporate count={0} />
        )}
      </Stack>
    </main>
  );
}
