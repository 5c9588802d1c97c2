import { PageForm } from '@sewa/pages';
import { signUpLoginPath } from '@sewa/paths';
import { Button, Form, Link, Stack, Text } from '@sewa/ui';
import { Form as RouterForm, useNavigation } from 'react-router-dom';
import type { FormFailure } from '../answerError.ts';
import { MobileField } from '../MobileField.tsx';
import * as common from '../messages.ts';
import { useFieldErrors } from '../useFieldErrors.ts';
import * as messages from './messages.ts';
import { SignUpFlow } from './SignUpFlow.tsx';

const fieldLabels = { phoneNumber: common.phoneNumberSubject };

interface SignUpPhoneProps {
  readonly formError: FormFailure | undefined;
  /** The number that log-in was tried with in this browser, to be shown. */
  readonly tried: string | undefined;
}

/** Asks for the number a code is sent to. */
export function SignUpPhone({ formError, tried }: SignUpPhoneProps) {
  const { state } = useNavigation();
  const errors = useFieldErrors(formError, fieldLabels);
  return (
    <SignUpFlow
      current={2}
      title={messages.signUpPhoneTitle}
      lead={messages.signUpPhoneLead}
      formError={formError?.message ?? null}
      isSending
      aside={<Text>{messages.signUpPhoneAside}</Text>}
    >
      <PageForm
        as={Form}
        // Nobody is signed in yet: a visitor’s key has no effect.
        isKeyed={false}
        noValidate
        hasSummary={false}
        errors={errors}
        formComponent={RouterForm}
      >
        <MobileField typed={formError?.typed.phoneNumber ?? tried} />
        <Button type="submit" name="step" value="phone" isBusy={state !== 'idle'}>
          {common.sendCodeLabel}
        </Button>
      </PageForm>
      <Stack gap="s">
        <Text size="s" tone="muted">
          {messages.hasAccountQuestion} <Link href={signUpLoginPath()}>{common.logInLabel}</Link>
        </Text>
      </Stack>
    </SignUpFlow>
  );
}
