import type { InvitationEntry } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { findResult } from '@sewa/pages/forms';
import { Badge, Button, Icon, List, ListItem, Stack, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { FormNotice } from '../FormNotice.tsx';
import * as common from '../messages.ts';
import { invitationButtons } from './invitationForms.ts';
import * as messages from './messages.ts';
import { stateTones } from './stateTones.ts';

interface InvitationListProps {
  readonly invitations: readonly InvitationEntry[];
}

function InvitationRow({ invitation }: { readonly invitation: InvitationEntry }) {
  const { id, email, state, role, invitedByName, createdAt, expiresAt } = invitation;
  const answer = findResult(useActionData(), id);
  return (
    <ListItem
      id={id}
      start={<Icon name="mail" />}
      end={
        state === 'waiting' ? (
          <Button
            type="submit"
            variant="secondary"
            size="s"
            name={invitationButtons.withdraw}
            value={id}
            aria-label={common.withdrawInvitationLabel(email)}
          >
            {common.withdrawLabel}
          </Button>
        ) : undefined
      }
    >
      <Text weight="semibold">{email}</Text>{' '}
      <Badge tone={stateTones[state]}>{common.invitationState[state]}</Badge>
      <Text as="p" size="s" tone="muted">
        {messages.invitationFacts(
          common.corporateRole[role ?? 'member'],
          invitedByName,
          formatDay(createdAt),
          state === 'waiting' ? formatDay(expiresAt) : null,
        )}
      </Text>
      <FormNotice answer={answer} />
    </ListItem>
  );
}

/** Who was invited to a corporate and what became of it; what waits can be withdrawn. */
export function InvitationList({ invitations }: InvitationListProps) {
  if (invitations.length === 0)
    return (
      <Text as="p" tone="muted">
        {messages.noInvitations}
      </Text>
    );
  return (
    <PageForm as={Form}>
      <CorporateField />
      <Stack>
        <List variant="boxed">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </List>
      </Stack>
    </PageForm>
  );
}
