import type { Invitation, User } from '@sewa/api/client';
import { formatPhone } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { signUpPath } from '@sewa/paths';
import { Button, Form, Link, Text } from '@sewa/ui';
import { Form as RouterForm, useNavigation } from 'react-router-dom';
import type { FormFailure } from '../answerError.ts';
import * as common from '../messages.ts';
import { useFieldErrors } from '../useFieldErrors.ts';
import * as messages from './messages.ts';
import { SignUpFields } from './SignUpFields.tsx';
import { SignUpFlow } from './SignUpFlow.tsx';
import { SignUpTerms } from './SignUpTerms.tsx';
import { listSignUpFields } from './signUpForm.ts';
import type { SignUpType } from './signUpTypes.ts';
import { useAutosave } from './useAutosave.ts';

interface SignUpDetailsProps {
  readonly type: SignUpType;
  readonly user: User;
  /** What was typed so far. */
  readonly initialValues: Readonly<Record<string, string>>;
  /** The invitation this browser follows, or null. */
  readonly invitation: Invitation | null;
  readonly formError: FormFailure | undefined;
}

const isJoining = (invitation: Invitation | null): boolean =>
  invitation?.isCorporate === true && invitation.state === 'waiting' && !invitation.isOwn;

/** Asks for what is not known yet; what is typed is kept by itself. */
export function SignUpDetails({ type, user, initialValues, invitation, formError }: SignUpDetailsProps) {
  const { state } = useNavigation();
  const errors = useFieldErrors(formError, common.signUpFieldSubject);
  const { hasFailed, ...autosave } = useAutosave();
  const names = listSignUpFields(type.userType, user, isJoining(invitation));
  const isKnown = user.userTypeIds.length > 0;
  return (
    <SignUpFlow
      current={3}
      title={isKnown ? messages.addRoleTitle(type.as) : messages.signUpDetailsTitle}
      lead={
        <>
          {`${messages.signUpDetailsLead(type.as, formatPhone(user.phoneNumber))} `}
          <Link href={signUpPath()}>{messages.changeRoleLabel}</Link>
        </>
      }
      formError={formError?.message ?? null}
      aside={<Text>{messages.signUpDetailsAside}</Text>}
    >
      <div ref={autosave.frame} onInput={autosave.onInput}>
        <PageForm as={Form} errors={errors} formComponent={RouterForm} onSubmit={autosave.onSubmit}>
          <SignUpFields names={names} typed={{ ...initialValues, ...formError?.typed }} />
          {hasFailed ? (
            <Text size="s" tone="muted" role="status">
              {messages.draftNotSaved}
            </Text>
          ) : null}
          {isKnown ? null : <SignUpTerms />}
          <Button type="submit" name="step" value="details" isBusy={state !== 'idle'}>
            {isKnown ? messages.addRoleToAccountLabel : common.signUpLabel}
          </Button>
        </PageForm>
      </div>
    </SignUpFlow>
  );
}
