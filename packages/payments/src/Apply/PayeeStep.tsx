import type { Payee, PaymentMethod, ServiceDraft } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { newPaymentMethodPath } from '@sewa/paths';
import { Inline, Link, RadioGroup, type RadioOption, Stack, Text } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import { AddPayee } from './AddPayee.tsx';
import { ADD_PAYEE, addPayeePath } from './handleApplyForm.ts';
import * as messages from './messages.ts';
import { StepForm } from './StepForm.tsx';

function describePayee({ bank, masked, state, usableFrom }: Payee): string {
  const account = messages.payeeDescription(bank, masked);
  if (state === 'checking') return `${account}. ${messages.payeeChecking}`;
  if (state === 'refused') return `${account}. ${messages.payeeRefused}`;
  return usableFrom !== null && Date.parse(usableFrom) > Date.now()
    ? `${account}. ${messages.payeeFrom(usableFrom)}`
    : account;
}

const listMethods = (methods: readonly PaymentMethod[]): RadioOption[] => [
  ...methods
    .filter(({ state }) => state === 'active')
    .map(({ id, kind, bank, masked }) => ({
      value: id,
      label: kind === 'card' ? messages.cardOption(masked) : messages.methodOption(bank, masked),
      description: messages.methodHint,
    })),
  { value: '', label: messages.laterOption, description: messages.laterHint },
];

/** Chooses who gets the rent, or adds them, and how it is paid. */
export function PayeeStep({ draft }: { readonly draft: ServiceDraft }) {
  const [query] = useSearchParams();
  const { data: payees } = useRoute('listPayees', {});
  const { data: methods } = useRoute('listPaymentMethods', {});
  if (!payees || !methods) return null;
  if (query.has(ADD_PAYEE) || payees.length === 0)
    return <AddPayee draft={draft} isFirst={payees.length === 0} />;
  const { payeeId, methodId } = draft.fields;
  const usable = payees.filter(({ state }) => state !== 'refused');
  return (
    <StepForm step="payee" draft={draft}>
      {({ start }) => (
        <>
          <Stack gap="s">
            <RadioGroup
              id="payeeId"
              name="payeeId"
              label={messages.payeeLabel}
              required
              defaultValue={
                start.payeeId ?? payeeId ?? (usable.length === 1 ? usable[0]?.id : undefined) ?? ''
              }
              options={payees.map((payee) => ({
                value: payee.id,
                label: payee.name,
                description: describePayee(payee),
                isDisabled: payee.state === 'refused',
              }))}
            />
            <Inline>
              <Link href={addPayeePath(draft.type)}>{messages.addPayeeLabel}</Link>
            </Inline>
            <Text size="s" tone="muted">
              {messages.waitNote}
            </Text>
          </Stack>
          <Stack gap="s">
            <RadioGroup
              id="methodId"
              name="methodId"
              label={messages.methodLabel}
              defaultValue={start.methodId ?? methodId ?? ''}
              options={listMethods(methods)}
            />
            <Inline>
              <Link href={newPaymentMethodPath()}>{messages.addMethodLabel}</Link>
            </Inline>
          </Stack>
        </>
      )}
    </StepForm>
  );
}
