import { OtpField, type OtpFieldProps } from '@sewa/ui';
import * as messages from './messages.ts';

interface CodeFieldProps extends Pick<OtpFieldProps, 'autoFocus'> {
  readonly id: string;
  /** Three letters that stand in the message too. */
  readonly prefix: string;
  /** Whether the message is an email. @default false */
  readonly isMailed?: boolean;
}

/** Where the six digits of a message are entered, beside the letters by which it is known. */
export function CodeField({ id, prefix, isMailed = false, ...rest }: CodeFieldProps) {
  return (
    <OtpField
      {...rest}
      id={id}
      label={messages.codeLabel}
      hint={isMailed ? messages.codeEmailHint(prefix) : messages.codeSmsHint(prefix)}
      prefix={`${prefix}-`}
      name="otp"
      required
    />
  );
}
