import type { Bill } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Inline, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { billButtons } from './billForms.ts';
import { nameBill } from './describeBill.ts';
import * as messages from './messages.ts';

/** Reminds the payer of a bill, and says when the payee last did. */
export function RemindForm({ bill }: { readonly bill: Bill }) {
  const result = findResult(useActionData(), bill.id);
  const { state, formData } = useNavigation();
  const isBusy = state !== 'idle' && formData?.get(billButtons.remind) === bill.id;
  return (
    <PageForm as={Form}>
      <CorporateField />
      <Stack gap="s">
        <FormError result={result} />
        <Inline gap="s">
          {bill.canRemind ? (
            <Button
              type="submit"
              variant="secondary"
              name={billButtons.remind}
              value={bill.id}
              isBusy={isBusy}
              aria-label={messages.actionFor(messages.remindLabel, nameBill(bill))}
            >
              {messages.remindLabel}
            </Button>
          ) : null}
          {bill.remindedAt === null ? null : (
            <Text as="span" size="s" tone="muted">
              {messages.remindedOn(bill.remindedAt)}
            </Text>
          )}
        </Inline>
      </Stack>
    </PageForm>
  );
}
