import { OtpField, type OtpFieldProps } from '@sewa/ui';
import { type ChangeEvent, useRef } from 'react';
import * as messages from './messages.ts';

interface CodeFieldProps extends Pick<OtpFieldProps, 'autoFocus'> {
  readonly id: string;
  /** Three letters that stand in the message too. */
  readonly prefix: string;
  /** Whether the message is an email. @default false */
  readonly isMailed?: boolean;
  /** Whether the last digit submits the form. @default false */
  readonly isSubmitting?: boolean;
}

const LENGTH = 6;

/** Where the six digits of a message are entered, beside the letters by which it is known. */
export function CodeField({ id, prefix, isMailed = false, isSubmitting = false, ...rest }: CodeFieldProps) {
  const typed = useRef('');
  const submitWhole = ({ currentTarget: { value, form } }: ChangeEvent<HTMLInputElement>) => {
    // A seventh digit changes nothing.
    const isNew = value !== typed.current;
    typed.current = value;
    if (isSubmitting && isNew && value.length === LENGTH) form?.requestSubmit();
  };
  return (
    <OtpField
      {...rest}
      id={id}
      label={messages.codeLabel}
      hint={isMailed ? messages.codeEmailHint(prefix) : messages.codeSmsHint(prefix)}
      prefix={`${prefix}-`}
      name="otp"
      length={LENGTH}
      required
      onChange={submitWhole}
    />
  );
}
