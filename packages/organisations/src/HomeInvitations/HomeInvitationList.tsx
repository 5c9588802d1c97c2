import type { InvitationEntry } from '@sewa/api/client';
import { formatContractActorType, formatDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { ShareInvitation } from '@sewa/pages/deep-links';
import { ConfirmQuestion } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Badge, Button, Icon, Inline, List, ListItem, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { FormNotice } from '../FormNotice.tsx';
import type { InvitationResult } from '../formActions.ts';
import { stateTones } from '../Invitations/stateTones.ts';
import * as common from '../messages.ts';
import { homeButtons } from './homeInvitationForms.ts';
import * as messages from './messages.ts';

interface HomeInvitationProps {
  readonly invitation: InvitationEntry;
}

/** What can be done with an invitation: one that waits is withdrawn or sent again, one that has expired is sent again. */
function Actions({ invitation: { id, email, state } }: HomeInvitationProps) {
  const { state: way, formData } = useNavigation();
  const isBusy = way !== 'idle' && formData?.get(homeButtons.resend) === id;
  return (
    <Inline gap="s">
      <Button
        type="submit"
        variant="secondary"
        size="s"
        name={homeButtons.resend}
        value={id}
        isBusy={isBusy}
        aria-label={messages.sendAgainToLabel(email)}
      >
        {messages.sendAgainLabel}
      </Button>
      {state === 'waiting' ? (
        <Button
          type="submit"
          variant="quiet"
          size="s"
          name={homeButtons.ask}
          value={id}
          aria-label={common.withdrawInvitationLabel(email)}
        >
          {common.withdrawLabel}
        </Button>
      ) : null}
    </Inline>
  );
}

function HomeInvitationRow({ invitation }: HomeInvitationProps) {
  const { id, email, state, actorType, listing, createdAt, expiresAt } = invitation;
  const answer = findResult<InvitationResult>(useActionData(), id);
  const isOpen = state === 'waiting' || state === 'expired';
  return (
    <ListItem id={id} start={<Icon name="mail" />}>
      <Stack gap="s">
        <div>
          <Text as="span" weight="semibold">
            {email}
          </Text>{' '}
          <Badge tone={stateTones[state]}>{common.invitationState[state]}</Badge>
          <Text as="p" size="s" tone="muted">
            {messages.roleForHome(formatContractActorType(actorType), listing?.name ?? messages.goneHome)}
          </Text>
          <Text as="p" size="s" tone="muted">
            {messages.invitedOn(formatDay(createdAt), state === 'waiting' ? formatDay(expiresAt) : null)}
          </Text>
        </div>
        {answer?.isConfirmationNeeded ? (
          <ConfirmQuestion
            question={messages.withdrawalQuestion(email)}
            cancelLabel={messages.cancelWithdrawalLabel}
            confirmLabel={messages.confirmWithdrawalLabel}
            name={homeButtons.withdraw}
            value={id}
          />
        ) : null}
        {isOpen && !answer?.isConfirmationNeeded ? <Actions invitation={invitation} /> : null}
        <FormNotice answer={answer} />
        {answer?.guid ? <ShareInvitation key={answer.guid} guid={answer.guid} /> : null}
      </Stack>
    </ListItem>
  );
}

/** Whom somebody invited for their homes, and what became of it. */
export function HomeInvitationList({ invitations }: { readonly invitations: readonly InvitationEntry[] }) {
  return (
    <PageForm as={Form}>
      <List variant="boxed">
        {invitations.map((invitation) => (
          <HomeInvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </List>
    </PageForm>
  );
}
