import type { Proofs } from '@sewa/api/client';
import { formatPhone } from '@sewa/formatters';
import { Stack, Text } from '@sewa/ui';
import { Form as RouterForm } from 'react-router-dom';
import type { FormFault } from '../answerFault.ts';
import { FormButton } from '../FormButton.tsx';
import { useSecondsLeft } from '../useSecondsLeft.ts';
import { CodeForm } from './CodeForm.tsx';

interface ProveByCodeProps {
  /** The code that is on its way, or null. */
  readonly stepUp: Proofs['stepUp'];
  readonly fault: FormFault | undefined;
}

/** Proving that it is oneself by a code to one's present phone: asked for, then entered. */
export function ProveByCode({ stepUp, fault }: ProveByCodeProps) {
  const left = useSecondsLeft(stepUp?.resendIn ?? 0);
  const isWaiting = left !== null && left > 0;
  return (
    <Stack gap="l">
      {fault?.reasons.phoneNumber ? (
        <Text tone="danger" role="alert">
          Your number {fault.reasons.phoneNumber}
        </Text>
      ) : null}
      {stepUp ? (
        <CodeForm form="prove" prefix={stepUp.prefix} fault={fault} action="It is me">
          A message is on its way to <strong>{formatPhone(stepUp.phoneNumber)}</strong>.
        </CodeForm>
      ) : null}
      <RouterForm method="post">
        <Stack>
          <FormButton form="send" look={stepUp ? 'secondary' : 'primary'} disabled={isWaiting}>
            {isWaiting ? `Send another code in ${left} s` : stepUp ? 'Send another code' : 'Send me a code'}
          </FormButton>
        </Stack>
      </RouterForm>
    </Stack>
  );
}
