import { OtpField, type OtpFieldProps } from '@sewa/ui';

interface CodeFieldProps extends Pick<OtpFieldProps, 'autoFocus'> {
  readonly id: string;
  /** Three letters that stand in the message too. */
  readonly prefix: string;
}

/** Where the six digits of a message are entered, beside the letters by which it is known. */
export function CodeField({ id, prefix, ...rest }: CodeFieldProps) {
  return (
    <OtpField
      {...rest}
      id={id}
      label="Six digits"
      hint={`The message shows ${prefix}- before them.`}
      prefix={`${prefix}-`}
      name="otp"
      required
    />
  );
}
