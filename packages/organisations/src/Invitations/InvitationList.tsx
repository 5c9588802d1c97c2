import type { InvitationEntry } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { Badge, Button, Icon, List, ListItem, Stack, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { findAnswer } from '../answerDeed.ts';
import { DeedNote } from '../DeedNote.tsx';
import { roleWords } from '../Members/memberForms.ts';
import { invitationButtons } from './invitationForms.ts';
import { stateWords } from './stateWords.ts';

interface InvitationListProps {
  readonly invitations: readonly InvitationEntry[];
}

function InvitationRow({ invitation }: { readonly invitation: InvitationEntry }) {
  const { id, email, state, role, invitedByName, createdAt, expiresAt } = invitation;
  const answer = findAnswer(useActionData(), id);
  const { words, tone } = stateWords[state];
  return (
    <ListItem
      id={id}
      start={<Icon name="mail" />}
      end={
        state === 'waiting' ? (
          <Button
            type="submit"
            look="secondary"
            size="s"
            name={invitationButtons.withdraw}
            value={id}
            aria-label={`Withdraw the invitation of ${email}`}
          >
            Withdraw
          </Button>
        ) : undefined
      }
    >
      <Text weight="semibold">{email}</Text> <Badge tone={tone}>{words}</Badge>
      <Text as="p" size="s" tone="muted">
        As {role === null ? 'member' : roleWords[role].toLowerCase()}, by {invitedByName} on{' '}
        {formatDay(createdAt)}
        {state === 'waiting' ? `, until ${formatDay(expiresAt)}` : ''}
      </Text>
      <DeedNote answer={answer} />
    </ListItem>
  );
}

/** Who was invited to a corporate and what became of it; what waits can be withdrawn. */
export function InvitationList({ invitations }: InvitationListProps) {
  if (invitations.length === 0)
    return (
      <Text as="p" tone="muted">
        Nobody was invited yet.
      </Text>
    );
  return (
    <Form method="post">
      <CorporateField />
      <Stack>
        <List look="boxed">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </List>
      </Stack>
    </Form>
  );
}
