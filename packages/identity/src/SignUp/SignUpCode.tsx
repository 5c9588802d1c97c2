import type { OneTimeCode } from '@sewa/api/client';
import { formatPhone } from '@sewa/formatters';
import { signUpManualPath } from '@sewa/paths';
import { Button, Form, Text } from '@sewa/ui';
import { Form as RouterForm, useNavigation } from 'react-router-dom';
import type { FormFailure } from '../answerError.ts';
import { CodeField } from '../CodeField.tsx';
import { ResendCode } from '../ResendCode.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';
import { SignUpFlow } from './SignUpFlow.tsx';

const fieldLabels = { otp: 'This code' };

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
      title="Enter your code"
      lead={
        <>
          A message is on its way to <strong>{formatPhone(pending.phoneNumber)}</strong>. It is valid for 5
          minutes.
        </>
      }
      formError={formError?.message ?? null}
      isSending
      aside={
        <Text>
          The letters before the digits are the same here and in the message, so that you know it is ours. We
          never ask you for the code.
        </Text>
      }
    >
      <Form method="post" noValidate hasSummary={false} errors={errors} formComponent={RouterForm}>
        <CodeField id="otp" prefix={pending.prefix} autoFocus />
        <Button type="submit" name="step" value="code" isBusy={state !== 'idle'}>
          Go on
        </Button>
      </Form>
      <ResendCode
        resendIn={pending.resendIn}
        reason={formError?.reasons.phoneNumber}
        otherNumber={`${signUpManualPath()}?number=other`}
      />
    </SignUpFlow>
  );
}
