import { buildRouteUrl, type Dispute } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatAddress, formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Badge, Button, Card, Heading, Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as dispute from '../Dispute/messages.ts';
import { nameFile } from '../Dispute/nameFile.ts';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import { joinSide, reviewButtons } from './reviewForms.ts';

type Side = Dispute['sides'][number];

const nameSide = ({ name, email }: Side): string => name ?? email ?? messages.unnamedSide;

/** What a side says, and its documents. */
function Statement({ statement }: { readonly statement: Side['statement'] }) {
  if (!statement?.words && !statement?.files.length)
    return (
      <Text size="s" tone="muted">
        {dispute.noStatement}
      </Text>
    );
  return (
    <Stack gap="xs">
      {statement.words?.split(/\n+/).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <Inline gap="s">
        {statement.files.map((file, index) => (
          <Link key={file.id} href={buildRouteUrl('getFile', { id: file.id })}>
            {nameFile(file, index)}
          </Link>
        ))}
      </Inline>
    </Stack>
  );
}

/** One side of a dispute, and the form that settles it for them once that is confirmed. */
function SideRow({ disputeId, side }: { readonly disputeId: string; readonly side: Side }) {
  const value = joinSide(disputeId, side.userId);
  const isAsked = findResult(useActionData(), value)?.isConfirmationNeeded ?? false;
  const name = nameSide(side);
  return (
    <ListItem>
      <Stack gap="s">
        <div>
          <Inline gap="s">
            <Text weight="semibold">{name}</Text>
            <Badge tone={side.isOwner ? 'info' : 'warning'}>
              {side.isOwner ? messages.presentOwner : messages.claimant}
            </Badge>
          </Inline>
          <Text size="s" tone="muted">
            {[side.name === null ? null : side.email, messages.sideSince(formatDay(side.since))]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </div>
        <Statement statement={side.statement ?? null} />
        <PageForm as={Form}>
          <CorporateField />
          {isAsked ? (
            <ConfirmQuestion
              question={messages.settleQuestion(name)}
              cancelLabel={common.cancelLabel}
              confirmLabel={messages.confirmSettleLabel}
              name={reviewButtons.settle}
              value={value}
            />
          ) : (
            <Button type="submit" variant="secondary" size="s" name={reviewButtons.ask} value={value}>
              {messages.settleLabel(name)}
            </Button>
          )}
        </PageForm>
      </Stack>
    </ListItem>
  );
}

function DisputeCard({ dispute }: { readonly dispute: Dispute }) {
  const { id, address, openedAt, sides } = dispute;
  return (
    <Card as="article" padding="m" id={id} aria-labelledby={`dispute-${id}`}>
      <Stack gap="s">
        <Heading level={3} size="s" id={`dispute-${id}`}>
          {formatAddress(address)}
        </Heading>
        <Text size="s" tone="muted">
          {messages.disputeOpened(formatDay(openedAt))}
        </Text>
        <List>
          {sides.map((side) => (
            <SideRow key={side.userId} disputeId={id} side={side} />
          ))}
        </List>
        <FormError result={findResult(useActionData(), id)} />
      </Stack>
    </Card>
  );
}

/** Units that two owners claim; an operator settles each for one of them. */
export function Disputes({ disputes }: { readonly disputes: readonly Dispute[] }) {
  return (
    <Stack as="section" gap="m" aria-labelledby="disputes-title">
      <Heading level={2} size="m" id="disputes-title">
        {messages.disputesTitle}
      </Heading>
      {disputes.length === 0 ? (
        <Text tone="muted">{messages.noDisputes}</Text>
      ) : (
        disputes.map((dispute) => <DisputeCard key={dispute.id} dispute={dispute} />)
      )}
    </Stack>
  );
}
