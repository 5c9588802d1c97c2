import type { Service } from '@sewa/api/client';
import { billPaymentPath, flowBillsPath, servicePath } from '@sewa/paths';
import { Banner, Card, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';

/** What is special about the state of a service; null if nothing is. */
export function ServiceNotice({ service }: { readonly service: Service }) {
  const { state, answer } = service;
  if (state === 'waiting') return <Banner title={messages.waitingTitle}>{messages.waitingLead}</Banner>;
  if (state === 'answered')
    return (
      <Banner tone="success" title={messages.answeredTitle}>
        {answer}
      </Banner>
    );
  if (state === 'paused')
    return (
      <Banner tone="warning" title={messages.pausedTitle}>
        {messages.pausedLead}
      </Banner>
    );
  if (state === 'ended') return <Banner title={messages.endedTitle}>{messages.endedLead}</Banner>;
  return null;
}

/** The next bill of a rent plan, and the ways to all of them and to the plan. */
export function NextBill({ service }: { readonly service: Service }) {
  const { id, type, side, nextBill, arrearsCents, method } = service;
  const canPay = side === 'payer' && (nextBill?.state === 'open' || nextBill?.state === 'part-paid');
  return (
    <Card as="section" padding="l">
      <Stack gap="m">
        <Heading level={2} size="m">
          {messages.nextBillTitle}
        </Heading>
        {arrearsCents > 0 ? (
          <Text tone="danger" weight="semibold">
            {messages.arrears(arrearsCents)}
          </Text>
        ) : null}
        <Text>
          {nextBill === null ? messages.noNextBill : messages.nextBill(nextBill.cents, nextBill.dueOn)}
        </Text>
        <Inline gap="s">
          {canPay && nextBill !== null ? (
            <Link
              variant="primary"
              href={billPaymentPath(type, id, method?.kind === 'card' ? 'card' : 'bank', nextBill.id)}
            >
              {messages.payLabel}
            </Link>
          ) : null}
          <Link variant="secondary" href={flowBillsPath(type, id)}>
            {messages.allBillsLabel}
          </Link>
          <Link href={servicePath(type, id)}>{messages.manageLabel}</Link>
        </Inline>
      </Stack>
    </Card>
  );
}
