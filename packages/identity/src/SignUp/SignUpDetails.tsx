import type { Invitation, User } from '@sewa/api/client';
import { formatPhone } from '@sewa/formatters';
import { IdempotencyField } from '@sewa/pages';
import { signUpPath } from '@sewa/paths';
import { Button, Form, Link, Text } from '@sewa/ui';
import { Form as RouterForm, useNavigation } from 'react-router-dom';
import type { FormFailure } from '../answerError.ts';
import { useFieldErrors } from '../useFieldErrors.ts';
import { SignUpFields } from './SignUpFields.tsx';
import { SignUpFlow } from './SignUpFlow.tsx';
import { listSignUpFields, signUpLabels } from './signUpForm.ts';
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
  const errors = useFieldErrors(formError, signUpLabels);
  const { hasFailed, ...autosave } = useAutosave();
  const names = listSignUpFields(type.userType, user, isJoining(invitation));
  const isKnown = user.userTypeIds.length > 0;
  return (
    <SignUpFlow
      current={3}
      title={isKnown ? `Become ${type.as} too` : 'About you'}
      lead={
        <>
          You sign up as {type.as} with {formatPhone(user.phoneNumber)}.{' '}
          <Link href={signUpPath()}>Change</Link>
        </>
      }
      formError={formError?.message ?? null}
      aside={
        <Text>
          Whoever lets or rents with you needs to know who you are. What you type is kept for a day, or until
          you close the browser, so that nothing is lost on the way.
        </Text>
      }
    >
      <div ref={autosave.frame} onInput={autosave.onInput}>
        <Form method="post" errors={errors} formComponent={RouterForm} onSubmit={autosave.onSubmit}>
          <IdempotencyField />
          <SignUpFields names={names} typed={{ ...initialValues, ...formError?.typed }} />
          {hasFailed ? (
            <Text size="s" tone="muted" role="status">
              What you typed could not be kept just now. Stay on this page until you have finished.
            </Text>
          ) : null}
          <Button type="submit" name="step" value="details" isBusy={state !== 'idle'}>
            {isKnown ? 'Add it to my account' : 'Sign up'}
          </Button>
        </Form>
      </div>
    </SignUpFlow>
  );
}
