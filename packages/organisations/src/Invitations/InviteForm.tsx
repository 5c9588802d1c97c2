import type { Corporate, Organisation } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { ShareInvitation } from '@sewa/pages/deep-links';
import { Button, Card, Grid, Heading, Inline, Select, Stack, TextField } from '@sewa/ui';
import { useEffect, useRef } from 'react';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { findAnswer } from '../answerDeed.ts';
import { DeedNote } from '../DeedNote.tsx';
import { roleWords } from '../Members/memberForms.ts';
import { invitationButtons, newInvitation } from './invitationForms.ts';

interface InviteFormProps {
  readonly corporate: Corporate;
  readonly organisations: readonly Organisation[];
}

const roleOptions = (['member', 'administrator'] as const).map((role) => ({
  value: role,
  label: roleWords[role],
}));

/** Invites somebody to a corporate by mail; the form is free again after that. */
export function InviteForm({ corporate, organisations }: InviteFormProps) {
  const answer = findAnswer(useActionData(), newInvitation);
  const { state, formData } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer?.done) form.current?.reset();
  }, [answer]);
  const open = organisations.filter(({ isClosed }) => !isClosed);
  return (
    <Card as="section" id={newInvitation} aria-labelledby="invite-title">
      <Form ref={form} method="post">
        <CorporateField />
        <Stack gap="m">
          <Heading level={3} size="s" id="invite-title">
            Invite somebody to {corporate.name}
          </Heading>
          <Grid gap="m">
            <TextField
              label="E-mail address"
              name="email"
              type="email"
              required
              maxLength={254}
              autoComplete="off"
              defaultValue={answer?.typed.email}
              error={answer?.fault ?? undefined}
            />
            <Select
              label="Role"
              name="role"
              options={roleOptions}
              autoComplete="off"
              defaultValue={answer?.typed.role}
            />
            {open.length > 0 ? (
              <Select
                label="Organisation"
                name="organisationId"
                placeholder="None"
                options={open.map(({ id, name }) => ({ value: id, label: name }))}
                autoComplete="off"
                defaultValue={answer?.typed.organisationId}
              />
            ) : null}
          </Grid>
          <Inline>
            <Button
              type="submit"
              name={invitationButtons.invite}
              value={newInvitation}
              isBusy={state !== 'idle' && formData?.has(invitationButtons.invite) === true}
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
