import { PageForm } from '@sewa/pages';
import { ShareInvitation } from '@sewa/pages/deep-links';
import { useFormReset } from '@sewa/pages/form-notices';
import { Button, Card, Heading, Inline, Stack } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router-dom';
import { FormNotice } from '../FormNotice.tsx';
import type { InvitationResult } from '../formActions.ts';
import { newInvitation } from './invitationForms.ts';
import * as messages from './messages.ts';

interface InviteCardProps {
  readonly title: string;
  readonly level: 2 | 3;
  /** @default 'm' */
  readonly padding?: 'm' | 'l';
  /** Name of the button that sends the form. */
  readonly button: string;
  /** What became of the last invitation made here. */
  readonly answer: InvitationResult | null;
  /** The fields: whom, and as what. */
  readonly children: ReactNode;
}

/** A form that invites somebody by mail; it is free again after that, and what it made can be shared. */
export function InviteCard({ title, level, padding = 'm', button, answer, children }: InviteCardProps) {
  const { state, formData } = useNavigation();
  const form = useFormReset(answer);
  return (
    <Card as="section" id={newInvitation} padding={padding} aria-labelledby="invite-title">
      <PageForm as={Form} ref={form}>
        <Stack gap="m">
          <Heading level={level} size="s" id="invite-title">
            {title}
          </Heading>
          {children}
          <Inline>
            <Button
              type="submit"
              name={button}
              value={newInvitation}
              isBusy={state !== 'idle' && formData?.has(button) === true}
            >
              {messages.inviteLabel}
            </Button>
          </Inline>
          <FormNotice answer={answer && { ...answer, error: null }} />
          {answer?.guid ? <ShareInvitation key={answer.guid} guid={answer.guid} /> : null}
        </Stack>
      </PageForm>
    </Card>
  );
}
