import { buildRouteUrl, type Dispute } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatAddress, formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { ConfirmQuestion, FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Badge, Button, Card, Heading, Inline, Link, Stack, Text, TextArea } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import * as dispute from '../Dispute/messages.ts';
import { nameFile } from '../Dispute/nameFile.ts';
import * as common from '../messages.ts';
import { DeskNotes } from './DeskNotes.tsx';
import { DeskQueue } from './DeskQueue.tsx';
import * as css from './Disputes.css.ts';
import * as messages from './messages.ts';
import { joinSide, queueItemPath, reviewButtons } from './reviewForms.ts';

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

/** One side of a dispute: who it is, and what it says. */
function SideCard({ side }: { readonly side: Side }) {
  return (
    <Card padding="m">
      <Stack gap="s">
        <div>
          <Inline gap="s">
            <Text weight="semibold">{nameSide(side)}</Text>
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
      </Stack>
    </Card>
  );
}

/** The form that settles a dispute for a side once that is confirmed, with words for both. */
function SettleForm({ dispute: { id, sides } }: { readonly dispute: Dispute }) {
  const answer = useActionData();
  const asked = sides.find(({ userId }) => findResult(answer, joinSide(id, userId))?.isConfirmationNeeded);
  const typed = asked && findResult(answer, joinSide(id, asked.userId))?.typed.words;
  return (
    <PageForm as={Form}>
      <CorporateField />
      <Stack gap="s">
        <TextArea
          name="words"
          label={messages.wordsToSidesLabel}
          hint={messages.wordsToSidesHint}
          rows={3}
          maxLength={2_000}
          defaultValue={typed}
        />
        {asked ? (
          <ConfirmQuestion
            question={messages.settleQuestion(nameSide(asked))}
            cancelLabel={common.cancelLabel}
            confirmLabel={messages.confirmSettleLabel}
            name={reviewButtons.settle}
            value={joinSide(id, asked.userId)}
          />
        ) : (
          <Inline gap="s">
            {sides.map((side) => (
              <Button
                key={side.userId}
                type="submit"
                variant="secondary"
                size="s"
                name={reviewButtons.ask}
                value={joinSide(id, side.userId)}
              >
                {messages.settleLabel(nameSide(side))}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </PageForm>
  );
}

function DisputeCard({ dispute }: { readonly dispute: Dispute }) {
  const { id, address, openedAt, sides } = dispute;
  return (
    <Stack as="article" gap="m" id={id} aria-labelledby={`dispute-${id}`}>
      <div>
        <Heading level={3} size="s" id={`dispute-${id}`}>
          <Link variant="quiet" href={queueItemPath('disputes', id)}>
            {formatAddress(address)}
          </Link>
        </Heading>
        <Text size="s" tone="muted">
          {messages.disputeOpened(formatDay(openedAt))}
        </Text>
      </div>
      <div className={css.sides}>
        {sides.map((side) => (
          <SideCard key={side.userId} side={side} />
        ))}
      </div>
      <SettleForm dispute={dispute} />
      <FormError result={findResult(useActionData(), id)} />
      <DeskNotes about="dispute" id={id} count={dispute.notes} />
    </Stack>
  );
}

interface DisputesProps {
  readonly disputes: readonly Dispute[];
  /** The only one that is shown. */
  readonly item: string | null;
}

/** Units that two owners claim, or one of them; an operator settles each for one of them. */
export function Disputes({ disputes, item }: DisputesProps) {
  return (
    <DeskQueue name="disputes" entries={disputes} item={item}>
      {(dispute) => <DisputeCard key={dispute.id} dispute={dispute} />}
    </DeskQueue>
  );
}
