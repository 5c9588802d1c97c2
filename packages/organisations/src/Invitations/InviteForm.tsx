import type { Corporate, Organisation } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { findResult } from '@sewa/pages/forms';
import { Grid, Select } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import type { InvitationResult } from '../formActions.ts';
import * as common from '../messages.ts';
import { InviteCard } from './InviteCard.tsx';
import { InviteeField } from './InviteeField.tsx';
import { invitationButtons, newInvitation } from './invitationForms.ts';
import * as messages from './messages.ts';

interface InviteFormProps {
  readonly corporate: Corporate;
  readonly organisations: readonly Organisation[];
}

const roleOptions = (['member', 'administrator'] as const).map((role) => ({
  value: role,
  label: common.corporateRole[role],
}));

/** Invites somebody to a corporate. */
export function InviteForm({ corporate, organisations }: InviteFormProps) {
  const answer = findResult<InvitationResult>(useActionData(), newInvitation);
  const open = organisations.filter(({ isClosed }) => !isClosed);
  return (
    <InviteCard
      title={messages.inviteToLabel(corporate.name)}
      level={3}
      button={invitationButtons.invite}
      answer={answer}
    >
      <CorporateField />
      <Grid gap="m">
        <InviteeField answer={answer} />
        <Select
          label={common.roleLabel}
          name="role"
          options={roleOptions}
          autoComplete="off"
          defaultValue={answer?.typed.role}
        />
        {open.length > 0 ? (
          <Select
            label={common.organisationLabel}
            name="organisationId"
            placeholder={common.noOrganisationLabel}
            options={open.map(({ id, name }) => ({ value: id, label: name }))}
            autoComplete="off"
            defaultValue={answer?.typed.organisationId}
          />
        ) : null}
      </Grid>
    </InviteCard>
  );
}
