import { signUpLoginPath } from '@sewa/paths';
import { Button, Form, Link, Stack, Text } from '@sewa/ui';
import { Form as RouterForm, useNavigation } from 'react-router-dom';
import type { FormFailure } from '../answerError.ts';
import { MobileField } from '../MobileField.tsx';
import { useFieldErrors } from '../useFieldErrors.ts';
import { SignUpFlow } from './SignUpFlow.tsx';

const fieldLabels = { phoneNumber: 'This number' };

interface SignUpPhoneProps {
  readonly formError: FormFailure | undefined;
}

/** Asks for the number a code is sent to. */
export function SignUpPhone({ formError }: SignUpPhoneProps) {
  const { state } = useNavigation();
  const errors = useFieldErrors(formError, fieldLabels);
  return (
    <SignUpFlow
      current={2}
      title="Your phone"
      lead="We send a code to your phone. It proves the number is yours, and you log in with it from then on."
      formError={formError?.message ?? null}
      isSending
      aside={
        <Text>
          Your number is your key: there is no password to remember or to lose. Nobody sees it unless you
          write to them.
        </Text>
      }
    >
      <Form method="post" noValidate hasSummary={false} errors={errors} formComponent={RouterForm}>
        <MobileField typed={formError?.typed.phoneNumber} />
        <Button type="submit" name="step" value="phone" isBusy={state !== 'idle'}>
          Send me a code
        </Button>
      </Form>
      <Stack gap="s">
        <Text size="s" tone="muted">
          Have an account? <Link href={signUpLoginPath()}>Log in</Link>
        </Text>
      </Stack>
    </SignUpFlow>
  );
}
