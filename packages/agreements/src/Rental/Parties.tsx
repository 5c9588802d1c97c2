import type { Rental, RentalParty } from '@sewa/api/client';
import { formatContractActorType } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { counterpartPath } from '@sewa/paths';
import {
  Button,
  DescriptionList,
  DescriptionListItem,
  Grid,
  Heading,
  Inline,
  Link,
  Select,
  Stack,
  TextField,
} from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { DoneBanner } from '../DoneBanner.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import * as messages from './messages.ts';
import { confirmed, INVITE, LEAVE } from './rentalForms.ts';

const roles = { tenant: [4, 5, 1], landlord: [3, 2, 6] } as const;

function PartyName({ party }: { readonly party: RentalParty }) {
  const { id, name, isMe, hasLeft } = party;
  const words = name ?? messages.unnamed;
  return (
    <>
      {isMe ? `${words} ${messages.isYou}` : <Link href={counterpartPath(id)}>{words}</Link>}
      {hasLeft ? ` · ${messages.hasLeft}` : null}
    </>
  );
}

function Side({ rental, side }: { readonly rental: Rental; readonly side: Rental['side'] }) {
  return (
    <Stack gap="s">
      <Heading level={3} size="s">
        {messages.sideName[side]}
      </Heading>
      <DescriptionList layout="rows">
        {rental.parties
          .filter((party) => party.side === side)
          .map((party) => (
            <DescriptionListItem key={party.id} name={formatContractActorType(party.actorType)}>
              <PartyName party={party} />
            </DescriptionListItem>
          ))}
      </DescriptionList>
    </Stack>
  );
}

/** Invites somebody to one's own side. */
function InviteForm({ rental }: { readonly rental: Rental }) {
  const result = findResult(useActionData(), INVITE);
  const { state, formData } = useNavigation();
  return (
    <PageForm as={Form} noValidate id={INVITE} key={result?.done ?? ''}>
      <input type="hidden" name="version" value={rental.version} />
      <Stack gap="m">
        <Heading level={3} size="s">
          {messages.inviteTitle}
        </Heading>
        <DoneBanner result={result} />
        <FormError result={result} />
        <Grid gap="m" minColumn="m">
          <Select
            label={messages.inviteRole}
            name="actorType"
            options={roles[rental.side].map((type) => ({
              value: String(type),
              label: formatContractActorType(type),
            }))}
            defaultValue={result?.typed.actorType}
            error={result?.fields.actorType}
          />
          <TextField
            label={messages.inviteEmail}
            name="email"
            type="email"
            required
            autoComplete="off"
            defaultValue={result?.done ? '' : result?.typed.email}
            error={result?.fields.email}
          />
        </Grid>
        <Inline>
          <Button
            type="submit"
            variant="secondary"
            name="do"
            value={INVITE}
            isBusy={state !== 'idle' && formData?.get('do') === INVITE}
          >
            {messages.inviteLabel}
          </Button>
        </Inline>
      </Stack>
    </PageForm>
  );
}

/** Who is in a rental and as what; inviting others to one's own side, and leaving. */
export function Parties({ rental }: { readonly rental: Rental }) {
  return (
    <Stack as="section" gap="m" aria-labelledby="parties-title">
      <Heading level={2} size="m" id="parties-title">
        {messages.partiesTitle}
      </Heading>
      <Grid gap="l" minColumn="l">
        <Side rental={rental} side="tenant" />
        <Side rental={rental} side="landlord" />
      </Grid>
      {rental.may.includes('invite') ? <InviteForm rental={rental} /> : null}
      {rental.may.includes('leave') ? (
        <ConfirmForm
          about={LEAVE}
          version={rental.version}
          label={messages.leaveLabel}
          question={messages.leaveQuestion}
          cancelLabel={messages.leaveCancel}
          confirmLabel={messages.leaveConfirm}
          value={confirmed.leave}
        />
      ) : null}
    </Stack>
  );
}
