import { PageForm, type PageRequest } from '@sewa/pages';
import { loginOtpPath, signUpPath } from '@sewa/paths';
import { Button, Form, Link, Text } from '@sewa/ui';
import type { ReactNode } from 'react';
import { Form as RouterForm, redirectDocument, useActionData, useNavigation } from 'react-router-dom';
import { answerError, type FormFailure } from './answerError.ts';
import { LogInCard } from './LogInCard.tsx';
import { MobileField } from './MobileField.tsx';
import * as messages from './messages.ts';
import { useFieldErrors } from './useFieldErrors.ts';

const fieldLabels = { phoneNumber: messages.phoneNumberSubject };

/** Asks for a one-time code and goes on to where it is entered; the same whether or not the number has an account. */
export async function handleLogInForm({ request, client }: PageRequest): Promise<unknown> {
  const phoneNumber = String((await request.formData()).get('phoneNumber') ?? '').slice(0, 100);
  try {
    await client.startOtp({ body: { phoneNumber } });
  } catch (error) {
    return answerError(error, { phoneNumber });
  }
  throw redirectDocument(loginOtpPath(), 303);
}

interface LogInFormProps {
  /** Says in a sentence what happens. */
  readonly lead: string;
  /** @default 'Log in' */
  readonly title?: string;
  /** Other ways to log in, below the form. */
  readonly children?: ReactNode;
}

/** The number a one-time code is sent to. */
export function LogInForm({ lead, title = messages.logInTitle, children }: LogInFormProps) {
  const formError = useActionData() as FormFailure | undefined;
  const { state } = useNavigation();
  const errors = useFieldErrors(formError, fieldLabels);
  return (
    <LogInCard title={title} lead={lead} formError={formError?.message ?? null}>
      <PageForm
        as={Form}
        // Nobody is signed in yet: a visitor’s key has no effect.
        isKeyed={false}
        noValidate
        hasSummary={false}
        errors={errors}
        formComponent={RouterForm}
      >
        <MobileField typed={formError?.typed.phoneNumber} />
        <Button type="submit" isBusy={state !== 'idle'}>
          {messages.sendCodeLabel}
        </Button>
      </PageForm>
      {children}
      <Text size="s" tone="muted">
        {messages.noAccountQuestion} <Link href={signUpPath()}>{messages.signUpLabel}</Link>
      </Text>
    </LogInCard>
  );
}
