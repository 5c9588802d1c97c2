import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { useResultToast } from '@sewa/pages/form-notices';
import { newPaymentMethodPath } from '@sewa/paths';
import { Container, EmptyState, Heading, Inline, Link, List, Stack, Text } from '@sewa/ui';
import { MethodRow } from '../Methods/MethodRow.tsx';
import * as messages from '../Methods/messages.ts';
import { handleMethodForm } from '../Methods/methodForms.ts';

/** Reads the payment methods. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('listPaymentMethods', {});
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

/** The bank accounts and cards somebody pays with. */
export default function MethodsPage() {
  const { data: methods } = useRoute('listPaymentMethods', {});
  useResultToast();
  if (!methods) return null;
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
        {methods.length === 0 ? null : add}
      </Inline>
      {methods.length === 0 ? (
        <EmptyState icon="hand-coins" title={messages.emptyTitle} actions={add}>
          {messages.emptyLead}
        </EmptyState>
      ) : (
        <List variant="boxed">
          {methods.map((method) => (
            <MethodRow key={method.id} method={method} />
          ))}
        </List>
      )}
    </Container>
  );
}
