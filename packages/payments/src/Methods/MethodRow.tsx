import type { PaymentMethod } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Badge, type BadgeProps, Button, Icon, Inline, ListItem, Stack, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { listMethodFacts, nameMethod } from './describeMethod.ts';
import * as messages from './messages.ts';
import { methodButtons } from './methodForms.ts';

const tones: Readonly<Record<PaymentMethod['state'], NonNullable<BadgeProps['tone']>>> = {
  active: 'success',
  suspended: 'warning',
  ended: 'neutral',
};

const hints: Readonly<Record<PaymentMethod['state'], string | null>> = {
  active: null,
  suspended: messages.suspendedHint,
  ended: messages.endedHint,
};

/** Removes a payment method, once the person has confirmed it. */
function RemoveForm({ method }: { readonly method: PaymentMethod }) {
  const { id, services } = method;
  const result = findResult(useActionData(), id);
  const name = nameMethod(method);
  return (
    <PageForm as={Form}>
      <CorporateField />
      {result?.isConfirmationNeeded ? (
        <ConfirmQuestion
          question={messages.removeQuestion(name, services)}
          cancelLabel={messages.keepLabel}
          confirmLabel={messages.removeLabel}
          name={methodButtons.remove}
          value={id}
        />
      ) : (
        <Button
          type="submit"
          variant="secondary"
          size="s"
          name={methodButtons.ask}
          value={id}
          aria-label={messages.removeLabelFor(name)}
        >
          {messages.removeLabel}
        </Button>
      )}
      <FormError result={result} />
    </PageForm>
  );
}

/** A bank account or card: how it stands, its limit and end, and the way to remove it. */
export function MethodRow({ method }: { readonly method: PaymentMethod }) {
  const { id, kind, state, services } = method;
  const hint = hints[state];
  return (
    <ListItem id={id} start={<Icon name={kind === 'card' ? 'hand-coins' : 'building-2'} />}>
      <Stack gap="s">
        <div>
          <Inline gap="s">
            <Text weight="semibold">{nameMethod(method)}</Text>
            <Badge tone={tones[state]}>{messages.state[state]}</Badge>
          </Inline>
          <Text as="p" size="s" tone="muted">
            {[...listMethodFacts(method), messages.services(services)].join(' · ')}
          </Text>
          {hint === null ? null : (
            <Text as="p" size="s">
              {hint}
            </Text>
          )}
        </div>
        <RemoveForm method={method} />
      </Stack>
    </ListItem>
  );
}
