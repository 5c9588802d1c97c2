import type { PaymentLink } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Inline, RadioGroup, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { LINK_FORM } from './linkForm.ts';
import * as messages from './messages.ts';

/** Pays the bill behind a link by PayNow or card; the total stands at each before the button. */
export function LinkPayForm({ link }: { readonly link: PaymentLink }) {
  const result = findResult(useActionData(), LINK_FORM);
  const { state } = useNavigation();
  const { cents, fees, expiresAt } = link;
  return (
    <PageForm as={Form}>
      <Stack gap="l">
        <FormError result={result} />
        <RadioGroup
          id="how"
          name="how"
          label={messages.howLabel}
          required
          defaultValue={result?.typed.how ?? 'paynow'}
          error={result?.fields.how}
          options={[
            {
              value: 'paynow',
              label: messages.paynowOption,
              description: messages.withFee(cents, fees.paynow),
            },
            { value: 'card', label: messages.cardOption, description: messages.withFee(cents, fees.card) },
          ]}
        />
        <Text size="s" tone="muted">
          {messages.nextLead}
        </Text>
        <Inline>
          <Button type="submit" isBusy={state !== 'idle'}>
            {messages.payLabel}
          </Button>
        </Inline>
        <Text size="s" tone="muted">
          {`${messages.checkPayee} ${messages.validUntil(expiresAt)}`}
        </Text>
      </Stack>
    </PageForm>
  );
}
