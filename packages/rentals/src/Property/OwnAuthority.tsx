import type { Authority } from '@sewa/api/client';
import { formatDay, formatMoney } from '@sewa/formatters';
import { Banner } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import * as css from './OwnAuthority.css.ts';

const find = (authorities: readonly Authority[], state: Authority['state']) =>
  authorities.find((authority) => authority.state === state);

/** What an agent may do with a home: until when they can advertise it, or how they come by the authority. */
export function OwnAuthority({ authorities }: { readonly authorities: readonly Authority[] }) {
  const current = find(authorities, 'running') ?? find(authorities, 'upcoming');
  if (current?.from && current.to) {
    const until = formatDay(current.to);
    return (
      <Banner id="agents" tone="success" title={messages.yourAuthorityTitle}>
        {current.state === 'running'
          ? messages.advertiseUntil(until)
          : messages.advertiseFrom(formatDay(current.from), until)}{' '}
        {current.monthlyRentMin === null ? null : messages.leastRent(formatMoney(current.monthlyRentMin))}
      </Banner>
    );
  }
  const over = find(authorities, 'ended');
  const [number = null] = authorities.map(({ registrationNumber }) => registrationNumber);
  return (
    <Banner id="agents" tone="warning" title={messages.noAuthorityTitle}>
      {over?.to ? common.authorityOver(formatDay(over.to)) : null}
      <ol className={css.steps}>
        {messages.askOwner(number).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Banner>
  );
}
