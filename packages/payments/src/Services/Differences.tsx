import type { PaymentDifference } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Heading, List, ListItem, Stack, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as messages from './messages.ts';
import { operatorButtons } from './operatorForms.ts';

function DifferenceRow({ difference }: { readonly difference: PaymentDifference }) {
  const { id, kind, provider, paymentId, ours, theirs, foundAt } = difference;
  const result = findResult(useActionData(), id);
  const name = messages.differenceKind[kind];
  return (
    <ListItem id={id}>
      <Stack gap="s">
        <div>
          <Text as="p" weight="semibold">
            {name}
          </Text>
          <Text as="p" size="s">
            {`${messages.ours(ours)} · ${messages.theirs(provider, theirs)}`}
          </Text>
          <Text as="p" size="s" tone="muted">
            {[messages.found(formatDay(foundAt)), paymentId === null ? null : messages.ofPayment(paymentId)]
              .filter((words) => words !== null)
              .join(' · ')}
          </Text>
        </div>
        <PageForm as={Form}>
          <Button
            type="submit"
            variant="secondary"
            size="s"
            name={operatorButtons.settle}
            value={id}
            aria-label={messages.settleLabelFor(name, paymentId ?? id)}
          >
            {messages.settleLabel}
          </Button>
          <FormError result={result} />
        </PageForm>
      </Stack>
    </ListItem>
  );
}

/** Differences between our books and the providers', for operators. */
export function Differences({ differences }: { readonly differences: readonly PaymentDifference[] }) {
  return (
    <Stack as="section" gap="m" id="differences" aria-labelledby="differences-title">
      <Heading level={2} size="m" id="differences-title">
        {messages.differencesTitle(differences.length)}
      </Heading>
      {differences.length === 0 ? (
        <Text tone="muted">{messages.noDifferences}</Text>
      ) : (
        <List variant="boxed">
          {differences.map((difference) => (
            <DifferenceRow key={difference.id} difference={difference} />
          ))}
        </List>
      )}
    </Stack>
  );
}
