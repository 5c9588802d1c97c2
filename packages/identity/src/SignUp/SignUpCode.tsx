import type { OneTimeCode } from '@sewa/api/client';
import { formatPhone } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { signUpManualPath } from '@sewa/paths';
import { Button, Form, Text } from '@sewa/ui';
import { Form as RouterForm, useNavigation } from 'react-router-dom';
import type { FormFailure } from '../answerError.ts';
import { CodeField } from '../CodeField.tsx';
import * as common from '../messages.ts';
import { ResendCode } from '../ResendCode.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';
import * as messages from './messages.ts';
import { SignUpFlow } from './SignUpFlow.tsx';

const fieldLabels = { otp: common.codeSubject };

interface SignUpCodeProps {
  readonly pending: OneTimeCode;
  readonly formError: FormFailure | undefined;
}

/** Asks for the code of the message. */
export function SignUpCode({ pending, formError }: SignUpCodeProps) {
  const { state } = useNavigation();
  const errors = useFieldErrors(formError, fieldLabels);
  return (
    <SignUpFlow
      current={2}
      title={messages.codeTitle}
      lead={messages.signUpOtpLead(formatPhone(pending.phoneNumber))}
      formError={formError?.message ?? null}
      isSending
      aside={<Text>{messages.signUpOtpAside}</Text>}
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
        <CodeField id="otp" prefix={pending.prefix} autoFocus />
        <Button type="submit" name="step" value="code" isBusy={state !== 'idle'}>
          {common.continueLabel}
        </Button>
      </PageForm>
      <ResendCode
        resendIn={pending.resendIn}
        reason={formError?.reasons.phoneNumber}
        otherNumber={`${signUpManualPath()}?number=other`}
      />
    </SignUpFlow>
  );
}
