import type { Service } from '@sewa/api/client';
import { formatDay } from '@sewa/formatters';
import { Text } from '@sewa/ui';
import { nameBank } from '../Banks/listBanks.ts';
import * as messages from './messages.ts';

/** Whom a service pays, and from when they can be paid if not yet. */
export function PayeeFacts({ payee }: { readonly payee: NonNullable<Service['payee']> }) {
  const { name, bank, masked, email, state, usableFrom } = payee;
  const waits = usableFrom !== null && Date.parse(usableFrom) > Date.now();
  const hint = waits ? messages.usableFrom(formatDay(usableFrom)) : messages.payeeState[state];
  return (
    <div>
      <Text as="p" weight="semibold">
        {name}
      </Text>
      <Text as="p" size="s" tone="muted">
        {[`${nameBank(bank)} ${masked}`, email].filter((words) => words !== null).join(' · ')}
      </Text>
      {hint === null ? null : (
        <Text as="p" size="s" tone={state === 'refused' ? 'danger' : 'default'}>
          {hint}
        </Text>
      )}
    </div>
  );
}
