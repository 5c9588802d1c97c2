import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { useResultToast } from '@sewa/pages/form-notices';
import { newPaymentMethodPath } from '@sewa/paths';
import { Container, EmptyState, Heading, Inline, Link, List, Stack, Text } from '@sewa/ui';
import { MethodRow } from '../Methods/MethodRow.tsx';
import * as messages from '../Methods/messages.ts';
import { handleMethodForm } from '../Methods/methodForms.ts';
import { SetupRow } from '../Methods/SetupRow.tsx';

/** Reads the payment methods and the setups that aren't finished. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([preload('listPaymentMethods', {}), preload('listPaymentSetups', {})]);
}

/** Takes the forms. */
export const action = handleMethodForm;

/** Stands in for the page while it can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={{ title: messages.title, description: messages.description }}
    title={messages.failureTitle}
    safe={messages.plansSafe}
  />
);

/** The bank accounts and cards somebody pays with, after those that aren't finished. */
export default function MethodsPage() {
  const { data: methods } = useRoute('listPaymentMethods', {});
  const { data: setups } = useRoute('listPaymentSetups', {});
  useResultToast();
  if (!methods || !setups) return null;
  const isEmpty = methods.length === 0 && setups.length === 0;
  const add = (
    <Link variant="primary" href={newPaymentMethodPath()}>
      {messages.addLabel}
    </Link>
  );
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={messages.title} description={messages.description} isIndexed={false} />
      <Inline as="header" justify="between" gap="m">
        <Stack gap="xs">
          <Heading level={1} size="l">
            {messages.title}
          </Heading>
          <Text as="p" tone="muted">
            {messages.lead}
          </Text>
        </Stack>
        {isEmpty ? null : add}
      </Inline>
      {setups.length === 0 ? null : (
        <Stack as="section" gap="s" aria-labelledby="unfinished-title">
          <Heading level={2} size="s" id="unfinished-title">
            {messages.unfinishedTitle}
          </Heading>
          <List variant="boxed">
            {setups.map((setup) => (
              <SetupRow key={setup.id} setup={setup} />
            ))}
          </List>
        </Stack>
      )}
      {isEmpty ? (
        <EmptyState icon="hand-coins" title={messages.emptyTitle} actions={add}>
          {messages.emptyLead}
        </EmptyState>
      ) : null}
      {methods.length === 0 ? null : (
        <List variant="boxed">
          {methods.map((method) => (
            <MethodRow key={method.id} method={method} />
          ))}
        </List>
      )}
    </Container>
  );
}
