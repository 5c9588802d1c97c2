import { useRoute } from '@sewa/api/swr';
import { formatPhone } from '@sewa/formatters';
import { PageForm, PageMeta, type PageRequest } from '@sewa/pages';
import { pageTitles } from '@sewa/pages/titles';
import { loginOtpPath, loginPath, signUpPath } from '@sewa/paths';
import { Button, Form, Link, Text } from '@sewa/ui';
import {
  Form as RouterForm,
  redirect,
  redirectDocument,
  useActionData,
  useNavigation,
} from 'react-router-dom';
import { answerForm, type FormFailure } from '../answerError.ts';
import { CodeField } from '../CodeField.tsx';
import { LogInCard } from '../LogInCard.tsx';
import * as common from '../messages.ts';
import { ResendCode } from '../ResendCode.tsx';
import * as messages from '../SignUp/messages.ts';
import { useFieldErrors } from '../useFieldErrors.ts';

const fieldLabels = { otp: common.codeSubject };

/** Reads the code this browser waits for; without one it goes back to the first step. */
export async function loader({ preload }: PageRequest): Promise<void> {
  if ((await preload('pendingOtp', {})) === null) throw redirect(loginPath(), 302);
}

/**
 * Logs in with the code, or asks for another. A new document follows, so that nothing a visitor was shown is taken for
 * the person's; log-in itself then sends the person on to where they wanted to go.
 */
export async function action({ request, client }: PageRequest): Promise<unknown> {
  const form = await request.formData();
  const isResend = form.get('step') === 'resend';
  const otp = String(form.get('otp') ?? '').slice(0, 100);
  return answerForm({}, async () => {
    const pending = await client.pendingOtp();
    if (pending === null) throw redirectDocument(loginPath(), 303);
    const { phoneNumber } = pending;
    if (isResend) await client.startOtp({ body: { phoneNumber } });
    else await client.validateOtp({ body: { phoneNumber, otp } });
    throw redirectDocument(isResend ? loginOtpPath() : loginPath(), 303);
  });
}

/** Log-in, second step: the code of the message. */
export default function OtpPage() {
  const { data: pending } = useRoute('pendingOtp', {});
  const formError = useActionData() as FormFailure | undefined;
  const { state } = useNavigation();
  const errors = useFieldErrors(formError, fieldLabels);
  if (!pending) return null;
  return (
    <main id="main">
      <PageMeta {...pageTitles.logInOtp} isIndexed={false} />
      <LogInCard
        title={messages.codeTitle}
        lead={common.otpLead(formatPhone(pending.phoneNumber))}
        formError={formError?.message ?? null}
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
          <CodeField id="otp" prefix={pending.prefix} autoFocus isSubmitting />
          <Button type="submit" isBusy={state !== 'idle'}>
            {common.logInLabel}
          </Button>
        </PageForm>
        <ResendCode resendIn={pending.resendIn} reason={formError?.reasons.phoneNumber} />
        <Text size="s" tone="muted">
          {common.noAccountQuestion} <Link href={signUpPath()}>{common.signUpWithNumberLabel}</Link>
        </Text>
      </LogInCard>
    </main>
  );
}
