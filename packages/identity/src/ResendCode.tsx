import { PageForm } from '@sewa/pages';
import { loginPath } from '@sewa/paths';
import { Button, Link, Stack, Text } from '@sewa/ui';
import type { FormEvent } from 'react';
import { Form } from 'react-router-dom';
import * as messages from './messages.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface ResendCodeProps {
  /** Seconds until another code may be asked for. */
  readonly resendIn: number;
  /** Why the last attempt was refused. */
  readonly reason: string | undefined;
  /** Where another number is entered, or what asks for one. @default log-in */
  readonly otherNumber?: string | (() => void);
  /** Asks for another code. @default the page's form does */
  readonly onResend?: () => void;
}

/** The ways on when no code came: another one, once it may be asked for, or another number. */
export function ResendCode({ resendIn, reason, otherNumber = loginPath(), onResend }: ResendCodeProps) {
  const left = useSecondsLeft(resendIn);
  const isWaiting = left !== null && left > 0;
  const resend = (event: FormEvent) => {
    event.preventDefault();
    onResend?.();
  };
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
          {...(onResend && { onSubmit: resend })}
        >
          <Button type="submit" variant="secondary" name="step" value="resend" disabled={isWaiting}>
            {isWaiting ? messages.resendInLabel(left) : messages.resendLabel}
          </Button>
        </PageForm>
        {typeof otherNumber === 'string' ? (
          <Link href={otherNumber}>{messages.otherNumberLabel}</Link>
        ) : (
          <Button variant="quiet" onClick={otherNumber}>
            {messages.otherNumberLabel}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
