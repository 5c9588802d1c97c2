import { PageForm } from '@sewa/pages';
import { loginPath } from '@sewa/paths';
import { Button, Link, Stack, Text } from '@sewa/ui';
import { Form } from 'react-router-dom';
import * as messages from './messages.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface ResendCodeProps {
  /** Seconds until another code may be asked for. */
  readonly resendIn: number;
  /** Why the last attempt was refused. */
  readonly reason: string | undefined;
  /** Where another number is entered. @default log-in */
  readonly otherNumber?: string;
}

/** The ways on when no code came: another one, once it may be asked for, or another number. */
export function ResendCode({ resendIn, reason, otherNumber = loginPath() }: ResendCodeProps) {
  const left = useSecondsLeft(resendIn);
  const isWaiting = left !== null && left > 0;
  return (
    <Stack gap="s">
      {reason ? (
        <Text size="s" tone="danger" role="alert">
          {messages.phoneNumberIssue(reason)}
        </Text>
      ) : null}
      <Stack direction="row" gap="l" align="center" justify="between" isWrapping>
        <PageForm
          as={Form}
          // Nobody is signed in yet: a visitor’s key has no effect.
          isKeyed={false}
        >
          <Button type="submit" variant="secondary" name="step" value="resend" disabled={isWaiting}>
            {isWaiting ? messages.resendInLabel(left) : messages.resendLabel}
          </Button>
        </PageForm>
        <Link href={otherNumber}>{messages.otherNumberLabel}</Link>
      </Stack>
    </Stack>
  );
}
