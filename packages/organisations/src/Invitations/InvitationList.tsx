import type { InvitationEntry } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { formatDay } from '@sewa/formatters';
import { IdempotencyField } from '@sewa/pages';
import { Badge, Button, Icon, List, ListItem, Stack, Text } from '@sewa/ui';
import { Form, useActionData } from 'react-router-dom';
import { FormNotice } from '../FormNotice.tsx';
import { roleLabels } from '../Members/memberForms.ts';
import { findAnswer } from '../runFormAction.ts';
import { invitationButtons } from './invitationForms.ts';
import { stateLabels } from './stateLabels.ts';

interface InvitationListProps {
  readonly invitations: readonly InvitationEntry[];
}

function InvitationRow({ invitation }: { readonly invitation: InvitationEntry }) {
  const { id, email, state, role, invitedByName, createdAt, expiresAt } = invitation;
  const answer = findAnswer(useActionData(), id);
  const { label, tone } = stateLabels[state];
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
            aria-label={`Withdraw the invitation of ${email}`}
          >
            Withdraw
          </Button>
        ) : undefined
      }
    >
      <Text weight="semibold">{email}</Text> <Badge tone={tone}>{label}</Badge>
      <Text as="p" size="s" tone="muted">
        As {role === null ? 'member' : roleLabels[role].toLowerCase()}, by {invitedByName} on{' '}
        {formatDay(createdAt)}
        {state === 'waiting' ? `, until ${formatDay(expiresAt)}` : ''}
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
        Nobody was invited yet.
      </Text>
    );
  return (
    <Form method="post">
      <CorporateField />
      <IdempotencyField />
      <Stack>
        <List variant="boxed">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </List>
      </Stack>
    </Form>
  );
}
