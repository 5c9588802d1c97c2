import type { Bill, PaymentMethod, Service } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { newPaymentMethodPath, type PaymentWay } from '@sewa/paths';
import { Button, Heading, Inline, Link, RadioGroup, type RadioOption, Stack, Text } from '@sewa/ui';
import { useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { countOpen } from './describeBill.ts';
import * as messages from './messages.ts';
import { findPageWay, formatChoice } from './payForm.ts';

interface PayFormProps {
  readonly bill: Bill;
  readonly service: Service;
  readonly methods: readonly PaymentMethod[];
  /** What the address asks for. */
  readonly way: PaymentWay;
}

const nameMethod = ({ kind, bank, masked }: PaymentMethod): string =>
  kind === 'card' ? messages.cardOption(masked) : messages.egiroOption(bank, masked);

/** Every way to pay a bill to its payee with what it costs; a method whose limit is too low can't be chosen. */
function listOptions({ bill, methods }: Pick<PayFormProps, 'bill' | 'methods'>): RadioOption[] {
  const open = countOpen(bill);
  const saved = methods
    .filter(({ state, kind }) => state === 'active' && bill.kinds.includes(kind))
    .map((method) => {
      const fee = bill.fees[method.kind];
      const isTooLow = method.limit !== null && method.limit < open + fee;
      return {
        kind: method.kind,
        value: formatChoice(method.kind, method.id),
        label: nameMethod(method),
        description: isTooLow ? messages.aboveLimit(method.limit ?? 0) : messages.totalWithFee(open, fee),
        isDisabled: isTooLow,
      };
    });
  const once = [
    { kind: 'paynow', label: messages.paynowOption },
    {
      kind: 'card',
      label: saved.some(({ kind }) => kind === 'card') ? messages.otherCard : messages.cardLabel,
    },
  ] as const;
  return [
    ...saved.map(({ kind: _, ...option }) => option),
    ...once
      .filter(({ kind }) => bill.kinds.includes(kind))
      .map(({ kind, label }) => ({
        value: formatChoice(kind, null),
        label,
        description: messages.totalWithFee(open, bill.fees[kind]),
      })),
  ];
}

/** The way that is chosen at first: the service's own method, else the first one that fits the address. */
function chooseFirst(options: readonly RadioOption[], { service, way }: PayFormProps): string {
  const usable = options.filter(({ isDisabled }) => !isDisabled);
  const fitting = usable.filter(({ value }) => findPageWay(value.split(':')[0] ?? '') === way);
  const own = fitting.find(({ value }) => service.method !== null && value.endsWith(service.method.id));
  return (own ?? fitting[0] ?? usable[0])?.value ?? '';
}

const isKind = (kind: string): kind is keyof typeof messages.next => Object.hasOwn(messages.next, kind);

/** Pays a bill: how, what it costs in all, and what happens next. */
export function PayForm(props: PayFormProps) {
  const { bill, service } = props;
  const result = findResult(useActionData(), bill.id);
  const { state } = useNavigation();
  const options = listOptions(props);
  const [chosen, choose] = useState(result?.typed.how ?? chooseFirst(options, props));
  const kind = chosen.split(':')[0] ?? '';
  return (
    <PageForm as={Form}>
      <CorporateField />
      <input type="hidden" name="bill" value={bill.id} />
      <input type="hidden" name="version" value={bill.version} />
      <Stack gap="l">
        <FormError result={result} />
        <RadioGroup
          id="how"
          name="how"
          label={messages.howLabel}
          options={options}
          defaultValue={chosen}
          required
          error={result?.fields.how}
          onValueChange={({ value }) => choose(value)}
        />
        <Inline>
          <Link href={newPaymentMethodPath(service.id)}>{messages.addMethodLabel}</Link>
        </Inline>
        {isKind(kind) ? (
          <Stack gap="xs">
            <Heading level={2} size="s">
              {messages.nextTitle}
            </Heading>
            <Text tone="muted">{messages.next[kind]}</Text>
          </Stack>
        ) : null}
        <Inline>
          <Button type="submit" isBusy={state !== 'idle'}>
            {kind === 'paynow' ? messages.showQrLabel : messages.payNowLabel}
          </Button>
        </Inline>
      </Stack>
    </PageForm>
  );
}
