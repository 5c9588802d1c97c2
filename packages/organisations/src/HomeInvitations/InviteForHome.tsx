import type { RouteAnswer } from '@sewa/api/client';
import { findResult } from '@sewa/pages/forms';
import { Select } from '@sewa/ui';
import { useActionData, useSearchParams } from 'react-router-dom';
import type { InvitationResult } from '../formActions.ts';
import { InviteCard } from '../Invitations/InviteCard.tsx';
import { InviteeField } from '../Invitations/InviteeField.tsx';
import { newInvitation } from '../Invitations/invitationForms.ts';
import * as common from '../messages.ts';
import { homeActors, homeButtons, homeParameter } from './homeInvitationForms.ts';
import * as messages from './messages.ts';

interface InviteForHomeProps {
  /** What somebody lets as its owner; one at least. */
  readonly homes: RouteAnswer<'listOwnListings'>;
}

/** Invites somebody for a home. */
export function InviteForHome({ homes }: InviteForHomeProps) {
  const answer = findResult<InvitationResult>(useActionData(), newInvitation);
  const [params] = useSearchParams();
  const wanted = answer?.typed.listingId ?? params.get(homeParameter);
  const chosen = homes.find(({ id }) => id === wanted) ?? homes[0];
  return (
    <InviteCard
      title={messages.inviteTitle}
      level={2}
      padding="l"
      button={homeButtons.invite}
      answer={answer}
    >
      <InviteeField answer={answer} hint={messages.inviteHint} />
      <Select
        label={common.roleLabel}
        name="actorType"
        options={homeActors}
        autoComplete="off"
        defaultValue={answer?.typed.actorType}
      />
      <Select
        label={messages.homeLabel}
        name="listingId"
        options={homes.map(({ id, name }) => ({ value: id, label: name }))}
        autoComplete="off"
        defaultValue={chosen?.id}
      />
    </InviteCard>
  );
}
