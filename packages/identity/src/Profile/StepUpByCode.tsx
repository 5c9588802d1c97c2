import type { StepUps } from '@sewa/api/client';
import { formatPhone } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { Stack, Text } from '@sewa/ui';
import { Form as RouterForm } from 'react-router-dom';
import type { FormFailure } from '../answerError.ts';
import { FormButton } from '../FormButton.tsx';
import * as common from '../messages.ts';
import { useSecondsLeft } from '../useSecondsLeft.ts';
import { CodeForm } from './CodeForm.tsx';
import * as messages from './messages.ts';

interface StepUpByCodeProps {
  /** The code that is on its way, or null. */
  readonly stepUp: StepUps['stepUp'];
  readonly formError: FormFailure | undefined;
}

/** Proving that it is oneself by a code to one's present phone: asked for, then entered. */
export function StepUpByCode({ stepUp, formError }: StepUpByCodeProps) {
  const left = useSecondsLeft(stepUp?.resendIn ?? 0);
  const isWaiting = left !== null && left > 0;
  return (
    <Stack gap="l">
      {formError?.reasons.phoneNumber ? (
        <Text tone="danger" role="alert">
          {messages.stepUpPhoneIssue(formError.reasons.phoneNumber)}
        </Text>
      ) : null}
      {stepUp ? (
        <CodeForm form="prove" prefix={stepUp.prefix} formError={formError} action={messages.stepUpCodeLabel}>
          {`${messages.codeSentTo} `}
          <strong>{formatPhone(stepUp.phoneNumber)}</strong>.
        </CodeForm>
      ) : null}
      <PageForm as={RouterForm}>
        <Stack>
          <FormButton form="send" variant={stepUp ? 'secondary' : 'primary'} disabled={isWaiting}>
            {isWaiting ? common.resendInLabel(left) : stepUp ? common.resendLabel : common.sendCodeLabel}
          </FormButton>
        </Stack>
      </PageForm>
    </Stack>
  );
}
