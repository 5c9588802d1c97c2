import type { RouteAnswer } from '@sewa/api/client';
import { ShareInvitation } from '@sewa/pages/deep-links';
import { Button, Card, Heading, Inline, Select, Stack, TextField } from '@sewa/ui';
import { useEffect, useRef } from 'react';
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router-dom';
import { findAnswer } from '../answerDeed.ts';
import { DeedNote } from '../DeedNote.tsx';
import { newInvitation } from '../Invitations/invitationForms.ts';
import { homeActors, homeButtons, homeParameter } from './homeInvitationForms.ts';

interface InviteForHomeProps {
  /** What somebody lets as its owner; one at least. */
  readonly homes: RouteAnswer<'listOwnListings'>;
}

/** Invites somebody by mail for a home; the form is free again after that. */
export function InviteForHome({ homes }: InviteForHomeProps) {
  const answer = findAnswer(useActionData(), newInvitation);
  const { state, formData } = useNavigation();
  const [params] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer?.done) form.current?.reset();
  }, [answer]);
  const wanted = answer?.typed.listingId ?? params.get(homeParameter);
  const chosen = homes.find(({ id }) => id === wanted) ?? homes[0];
  return (
    <Card as="section" id={newInvitation} padding="l" aria-labelledby="invite-title">
      <Form ref={form} method="post">
        <Stack gap="m">
          <Heading level={2} size="s" id="invite-title">
            Invite somebody
          </Heading>
          <TextField
            label="E-mail address"
            hint="They get a letter with a link. It is valid for 14 days."
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            defaultValue={answer?.typed.email}
            error={answer?.fault ?? undefined}
          />
          <Select
            label="As"
            name="actorType"
            options={homeActors}
            autoComplete="off"
            defaultValue={answer?.typed.actorType}
          />
          <Select
            label="For"
            name="listingId"
            options={homes.map(({ id, name }) => ({ value: id, label: name }))}
            autoComplete="off"
            defaultValue={chosen?.id}
          />
          <Inline>
            <Button
              type="submit"
              name={homeButtons.invite}
              value={newInvitation}
              isBusy={state !== 'idle' && formData?.has(homeButtons.invite) === true}
            >
              Invite
            </Button>
          </Inline>
          <DeedNote answer={answer && { ...answer, fault: null }} />
          {answer?.guid ? <ShareInvitation key={answer.guid} guid={answer.guid} /> : null}
        </Stack>
      </Form>
    </Card>
  );
}
