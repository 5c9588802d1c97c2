import type { Rental } from '@sewa/api/client';
import { findResult } from '@sewa/pages/forms';
import { Accordion, Card, Heading, Link, Stack, Text } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { DoneBanner } from '../DoneBanner.tsx';
import { CheckForm } from './CheckForm.tsx';
import { CheckList } from './CheckList.tsx';
import { CHECKS, nameCheck } from './checkForms.ts';
import * as messages from './messages.ts';

const HDB = 0;

function listItems(rental: Rental, open: string | undefined) {
  const { checks, terms, listing } = rental;
  const has = (kind: (typeof checks)[number]['kind'], about: string | null = null) =>
    checks.some((check) => check.kind === kind && (about === null || check.about === about));
  const passes = (terms?.occupiers ?? []).flatMap(({ name, residentialStatus }, occupier) => {
    if (residentialStatus !== 'A') return [];
    const isDone = has('passes-seen', name);
    return [
      {
        id: `pass-${occupier}`,
        title: isDone ? messages.passDone(name) : messages.passTitle(name),
        content: <CheckForm rental={rental} kind="passes-seen" occupier={occupier} />,
        defaultOpen: !isDone || open === nameCheck('passes-seen', occupier),
      },
    ];
  });
  const agent = {
    id: 'agent-register',
    title: messages.agentTitle,
    content: (
      <CheckForm
        rental={rental}
        kind="agent-register"
        lead={messages.agentLead}
        referenceLabel={messages.agentReference}
      />
    ),
    defaultOpen: open === nameCheck('agent-register'),
  };
  const hdb = {
    id: 'hdb-approval',
    title: messages.hdbTitle,
    content: (
      <CheckForm
        rental={rental}
        kind="hdb-approval"
        lead={messages.hdbLead}
        referenceLabel={messages.hdbReference}
      />
    ),
    defaultOpen: open === nameCheck('hdb-approval'),
  };
  return [...passes, agent, ...(listing.propertyType === HDB ? [hdb] : [])];
}

/** What the landlord's side has to look at before anybody moves in, and what it noted; the tenant's side sees the list. */
export function ChecksSection({ rental }: { readonly rental: Rental }) {
  const result = findResult(useActionData(), CHECKS);
  const canNote = rental.may.includes('checks');
  const items = canNote ? listItems(rental, result?.done ? undefined : result?.typed.check) : [];
  const hasPass = rental.terms?.occupiers.some(({ residentialStatus }) => residentialStatus === 'A');
  return (
    <Card as="section" padding="l" id={CHECKS} aria-labelledby="checks-title">
      <Stack gap="l">
        <DoneBanner result={result} />
        <Stack gap="xs">
          <Heading level={2} size="m" id="checks-title">
            {messages.title}
          </Heading>
          <Text as="p" tone="muted">
            {canNote ? messages.lead : messages.leadTenant}
          </Text>
          {hasPass ? (
            <Link href="https://www.ica.gov.sg/public-education/anti-harbouring">{messages.lawLabel}</Link>
          ) : (
            <Text as="p">{messages.nobodyOnPass}</Text>
          )}
        </Stack>
        <CheckList checks={rental.checks} />
        {canNote ? <Accordion key={rental.version} items={items} /> : null}
      </Stack>
    </Card>
  );
}
