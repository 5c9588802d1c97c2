import { PageForm, PageMeta, type PageRequest } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { newBankPath, newCardRedirectPath, newPaymentMethodPath, paymentMethodsPath } from '@sewa/paths';
import { Breadcrumbs, Button, Card, Container, Grid, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router-dom';
import { Fees } from '../Apply/Fees.tsx';
import * as messages from '../Methods/messages.ts';
import { Proven } from '../Services/Proven.tsx';
import { SETUP_FORM } from '../Setup/setupForm.ts';
import { startOwnSetup } from '../Setup/startOwnSetup.ts';

/** Reads whether the person has proven that it is them, and what each way to pay costs; the page does without the latter. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([preload('getStepUps', {}), preload('getPaymentFees', {}).catch(() => null)]);
}

/** Begins to set up a card. */
export const action = (page: PageRequest): Promise<unknown> =>
  startOwnSetup(page, { kind: 'card', segment: 'retail' }, {}, newCardRedirectPath);

interface WayProps {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly children: ReactNode;
}

function Way({ id, title, facts, children }: WayProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="m">
        <Heading level={2} size="s" id={id}>
          {title}
        </Heading>
        {facts.map((fact) => (
          <Text key={fact} as="p">
            {fact}
          </Text>
        ))}
        <Inline>{children}</Inline>
      </Stack>
    </Card>
  );
}

/** Where somebody chooses between a bank account and a card. */
export default function NewMethodPage() {
  const [params] = useSearchParams();
  const { state } = useNavigation();
  const result = findResult(useActionData(), SETUP_FORM);
  const service = params.get('service');
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={messages.newTitle} description={messages.newDescription} isIndexed={false} />
      <Stack gap="m">
        <Breadcrumbs
          crumbs={[{ label: messages.title, href: paymentMethodsPath() }, { label: messages.newTitle }]}
        />
        <Stack as="header" gap="xs">
          <Heading level={1} size="l">
            {messages.newTitle}
          </Heading>
          <Text tone="muted">{messages.newLead}</Text>
        </Stack>
      </Stack>
      <Proven to={newPaymentMethodPath(service)}>
        <Grid gap="m" minColumn="l">
          <Way id="bank-title" title={messages.bankTitle} facts={messages.bankFacts}>
            <Link variant="primary" href={newBankPath(service === null ? {} : { service })}>
              {messages.bankLabel}
            </Link>
          </Way>
          <Way id="card-title" title={messages.cardTitle} facts={messages.cardFacts}>
            <PageForm as={Form}>
              <Stack gap="s">
                <Inline>
                  <Button type="submit" variant="secondary" isBusy={state === 'submitting'}>
                    {messages.cardLabel}
                  </Button>
                </Inline>
                <FormError result={result} />
              </Stack>
            </PageForm>
          </Way>
        </Grid>
      </Proven>
      <Fees />
      <Text tone="muted">{messages.paynowHint}</Text>
    </Container>
  );
}
