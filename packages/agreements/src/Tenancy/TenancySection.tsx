import { buildRouteUrl, type Rental } from '@sewa/api/client';
import { findResult } from '@sewa/pages/forms';
import { handoverPath } from '@sewa/paths';
import {
  Accordion,
  Card,
  DescriptionList,
  DescriptionListItem,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
} from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { DoneBanner } from '../DoneBanner.tsx';
import * as common from '../messages.ts';
import { EndForm } from './EndForm.tsx';
import * as messages from './messages.ts';
import { END } from './tenancyForms.ts';

const shownStates: readonly Rental['state'][] = ['signed', 'running', 'ending', 'ended', 'settled'];

function Links({ rental }: { readonly rental: Rental }) {
  const { id, may, inspections } = rental;
  const has = (kind: 'move-in' | 'move-out') => inspections.some((each) => each.kind === kind);
  const canStart = may.includes('hand-over') || may.includes('take-over');
  return (
    <Inline gap="s">
      {canStart || has('move-in') ? (
        <Link variant="secondary" href={handoverPath(id)}>
          {canStart ? messages.recordStartLabel : messages.atStartLabel}
        </Link>
      ) : null}
      {may.includes('move-out') || has('move-out') ? (
        <Link variant="secondary" href={handoverPath(id, 'move-out')}>
          {may.includes('move-out') ? messages.recordEndLabel : messages.atEndLabel}
        </Link>
      ) : null}
    </Inline>
  );
}

/** A tenancy: the home at its start and end, its last day, how it can end early, and the proof of it all. */
export function TenancySection({ rental }: { readonly rental: Rental }) {
  const { state, side, may, lastDay, earlyEnd, id } = rental;
  const result = findResult(useActionData(), END);
  if (!shownStates.includes(state)) return null;
  const isRefused = result !== null && !result.done;
  return (
    <Card as="section" padding="l" id="tenancy" aria-labelledby="tenancy-title">
      <Stack gap="l">
        <DoneBanner result={result} />
        <Heading level={2} size="m" id="tenancy-title">
          {messages.title}
        </Heading>
        <Stack gap="s">
          <DescriptionList layout="rows">
            <DescriptionListItem name={messages.lastDay}>{common.sayDay(lastDay)}</DescriptionListItem>
          </DescriptionList>
          {earlyEnd ? (
            <Text as="p">
              {messages.endedEarly(
                earlyEnd.by === side ? messages.youWord : messages.theyWord,
                messages.clauses[earlyEnd.clause],
              )}
            </Text>
          ) : null}
          {earlyEnd && earlyEnd.by !== side && state !== 'settled' ? (
            <Text as="p">{messages.notRight}</Text>
          ) : null}
          {earlyEnd?.fileIds.map((file) => (
            <Link key={file} href={buildRouteUrl('getFile', { id: file })}>
              {messages.proofLabel}
            </Link>
          ))}
        </Stack>
        <Links rental={rental} />
        {may.includes('terminate') ? (
          <Accordion
            key={String(isRefused)}
            items={[
              {
                id: END,
                title: messages.endTitle,
                content: <EndForm rental={rental} />,
                defaultOpen: isRefused,
              },
            ]}
          />
        ) : null}
        <Stack gap="xs" align="start">
          <Heading level={3} size="s">
            {messages.evidenceTitle}
          </Heading>
          <Text as="p" tone="muted">
            {messages.evidenceLead}
          </Text>
          <Link href={buildRouteUrl('getEvidence', { id })}>{messages.evidenceLabel}</Link>
        </Stack>
      </Stack>
    </Card>
  );
}
