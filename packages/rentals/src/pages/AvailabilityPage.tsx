import { useRoute } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { FormError, ResultFocus } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { propertiesPath } from '@sewa/paths';
import { Container, EmptyState, Heading, Link, Stack, Text } from '@sewa/ui';
import { useActionData, useSearchParams } from 'react-router-dom';
import { AskedHomes } from '../Availability/AskedHomes.tsx';
import { handleAnswerForm, parseToken } from '../Availability/answerForm.ts';
import * as messages from '../Availability/messages.ts';
import * as common from '../messages.ts';

/** Reads the homes that the link of a mail asks about. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  await preload('findAvailability', { token: parseToken(url.searchParams) });
}

/** Takes an answer. */
export const action = (page: PageRequest): Promise<unknown> => handleAnswerForm(page);

/** Stands in for the question while it can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={{ title: messages.title(2), description: messages.description }}
    title={messages.title(2)}
    safe={common.homesSafe}
  />
);

/** Where the link of a mail leads: one press answers, without log-in; looking at it answers nothing. */
export default function AvailabilityPage() {
  const [params] = useSearchParams();
  const result = findResult(useActionData(), 'homes');
  const { data: homes } = useRoute('findAvailability', { token: parseToken(params) });
  if (!homes || homes.length === 0) {
    return (
      <main id="main">
        <PageMeta title={messages.invalidTitle} description={messages.description} isIndexed={false} />
        <EmptyState
          icon="mail"
          title={messages.invalidTitle}
          level={1}
          actions={
            <Link variant="secondary" href={propertiesPath()}>
              {messages.propertiesLabel}
            </Link>
          }
        >
          {messages.invalidLead}
        </EmptyState>
      </main>
    );
  }
  const waiting = homes.filter(({ state }) => state === 'asked');
  const title = waiting.length === 0 ? messages.allAnsweredTitle : messages.title(waiting.length);
  const [day] = waiting.flatMap(({ answerBy }) => answerBy ?? []).sort();
  return (
    <Container as="main" id="main" width="narrow" gap="l">
      <PageMeta title={title} description={messages.description} isIndexed={false} />
      <Stack gap="xs">
        <ResultFocus result={result?.done}>
          <Heading level={1} size="l" id="homes">
            {title}
          </Heading>
        </ResultFocus>
        {day ? <Text tone="muted">{messages.lead(formatDay(day))}</Text> : null}
      </Stack>
      <FormError result={result} />
      <AskedHomes homes={homes} />
    </Container>
  );
}
