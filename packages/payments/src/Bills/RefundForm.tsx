import type { Payment } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { parseMoney } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Inline, MoneyField, Stack, TextField } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { billButtons } from './billForms.ts';
import * as messages from './messages.ts';

/** Gives back a payment or a part of it, once the payee has confirmed the sum. */
export function RefundForm({ payment }: { readonly payment: Payment }) {
  const result = findResult(useActionData(), payment.id);
  const { state } = useNavigation();
  const left = payment.cents - payment.refundedCents;
  const typed = result?.typed;
  const sum = parseMoney(typed?.cents);
  return (
    <PageForm as={Form} noValidate>
      <CorporateField />
      <input type="hidden" name="payment" value={payment.id} />
      <Stack gap="m">
        <FormError result={result} />
        {result?.isConfirmationNeeded ? (
          <>
            <input type="hidden" name="cents" value={typed?.cents} />
            <input type="hidden" name="words" value={typed?.words} />
            <ConfirmQuestion
              question={messages.refundQuestion(sum ?? left)}
              cancelLabel={messages.keepPaymentLabel}
              confirmLabel={messages.refundConfirmLabel}
              name={billButtons.refund}
              value={payment.id}
            />
          </>
        ) : (
          <>
            <MoneyField
              label={messages.centsLabel}
              name="cents"
              required
              min={1}
              max={left}
              autoComplete="off"
              defaultValue={sum ?? left}
              error={result?.fields.cents}
            />
            <TextField
              label={messages.refundWordsLabel}
              name="words"
              required
              maxLength={500}
              autoComplete="off"
              defaultValue={typed?.words}
              error={result?.fields.words}
            />
            <Inline>
              <Button
                type="submit"
                variant="secondary"
                name={billButtons.askRefund}
                value={payment.id}
                isBusy={state !== 'idle'}
              >
                {messages.refundLabel}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </PageForm>
  );
}
