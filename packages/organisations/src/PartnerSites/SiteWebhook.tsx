import type { PartnerSite } from '@sewa/api/client';
import { CorporateField, refreshRoutes } from '@sewa/api/swr';
import { formatDay, formatTime } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { findResult } from '@sewa/pages/forms';
import { Badge, Banner, Button, Inline, Stack, Table, Text, TextField } from '@sewa/ui';
import { useEffect } from 'react';
import { Form, useActionData } from 'react-router-dom';
import { FormNotice } from '../FormNotice.tsx';
import { CopyField } from './CopyField.tsx';
import * as messages from './messages.ts';
import { SitePartBox } from './SitePartBox.tsx';
import { partOf, siteButtons, type WebhookResult } from './siteForms.ts';

type Delivery = PartnerSite['deliveries'][number];

const tones = { waiting: 'neutral', delivered: 'success', failed: 'danger' } as const;

/** How often a waiting delivery is looked at, in milliseconds. */
const LOOK_MS = 2_000;

/** How long after it was queued it is looked at so often: later it is tried again by the clock. */
const LOOKED_AT_MS = 20_000;

/** Looks again while something was just sent, so that its answer is seen. */
function useFreshDeliveries(deliveries: readonly Delivery[]): void {
  const isWaiting = deliveries.some(({ state, attempts }) => state === 'waiting' && attempts === 0);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refreshRoutes(['listPartnerSites']), LOOK_MS);
    const end = setTimeout(() => clearInterval(timer), LOOKED_AT_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isWaiting]);
}

const formatSent = (instant: string): string => `${formatDay(instant)}, ${formatTime(instant)}`;

function DeliveryState({ delivery }: { readonly delivery: Delivery }) {
  const { state, isTest, failure, attempts } = delivery;
  return (
    <Stack gap="xs">
      <Inline gap="xs">
        <Badge tone={tones[state]}>{messages.deliveryState[state]}</Badge>
        {isTest ? <Badge>{messages.testBadge}</Badge> : null}
      </Inline>
      {failure ? (
        <Text size="s" tone="muted">
          {`${failure} ${messages.attempts(attempts)}.`}
        </Text>
      ) : null}
    </Stack>
  );
}

function Deliveries({ site: { key, deliveries } }: { readonly site: PartnerSite }) {
  return (
    <Table
      caption={messages.deliveriesCaption}
      rows={deliveries}
      rowKey={({ id }) => id}
      empty={messages.noDeliveries}
      columns={[
        {
          key: 'time',
          label: messages.timeHead,
          cell: ({ createdAt }) => formatSent(createdAt),
        },
        {
          key: 'state',
          label: messages.stateHead,
          cell: (delivery) => <DeliveryState delivery={delivery} />,
        },
        {
          key: 'again',
          label: messages.actionHead,
          cell: ({ id, state, createdAt }) =>
            state === 'waiting' ? null : (
              <PageForm as={Form}>
                <CorporateField />
                <input type="hidden" name="lead" value={id} />
                <Button
                  type="submit"
                  variant="secondary"
                  size="s"
                  name={siteButtons.again}
                  value={key}
                  aria-label={messages.sendAgainName(formatSent(createdAt))}
                >
                  {messages.sendAgainLabel}
                </Button>
              </PageForm>
            ),
        },
      ]}
    />
  );
}

/** Where the leads of a site are sent, and what became of that. */
export function SiteWebhook({ site }: { readonly site: PartnerSite }) {
  const { key, webhookUrl, deliveries } = site;
  const data = useActionData();
  const answer = findResult<WebhookResult>(data, partOf(key, 'webhook'));
  const sent = findResult(data, partOf(key, 'test'));
  useFreshDeliveries(deliveries);
  return (
    <SitePartBox id={partOf(key, 'webhook')} title={messages.webhookTitle} lead={messages.webhookLead}>
      <PageForm as={Form}>
        <CorporateField />
        <Stack gap="m">
          <TextField
            label={messages.urlLabel}
            name="url"
            type="url"
            inputMode="url"
            hint={messages.urlHint}
            maxLength={500}
            autoComplete="off"
            // What was refused before stands in the way of what is saved now.
            key={`${webhookUrl} ${answer?.done ?? ''}`}
            defaultValue={answer?.typed.url ?? webhookUrl ?? ''}
            error={answer?.fields.url}
          />
          <Inline gap="m">
            <Button type="submit" variant="secondary" name={siteButtons.webhook} value={key}>
              {messages.saveLabel}
            </Button>
            {webhookUrl === null ? null : (
              <Button type="submit" variant="quiet" name={siteButtons.secret} value={key}>
                {messages.newSecretLabel}
              </Button>
            )}
          </Inline>
          <FormNotice answer={answer} />
        </Stack>
      </PageForm>
      {answer?.secret ? (
        <Banner title={messages.secretTitle}>
          <Stack gap="s">
            <Text as="p">{messages.secretLead}</Text>
            <CopyField label={messages.secretLabel} value={answer.secret} />
          </Stack>
        </Banner>
      ) : null}
      <Stack gap="m" id={partOf(key, 'test')}>
        <PageForm as={Form}>
          <CorporateField />
          {webhookUrl === null ? null : <input type="hidden" name="hasWebhook" value="yes" />}
          <Stack gap="s" align="start">
            <Button type="submit" variant="secondary" name={siteButtons.test} value={key}>
              {messages.sendTestLabel}
            </Button>
            <FormNotice answer={sent} />
          </Stack>
        </PageForm>
        {webhookUrl === null && deliveries.length === 0 ? null : <Deliveries site={site} />}
      </Stack>
    </SitePartBox>
  );
}
