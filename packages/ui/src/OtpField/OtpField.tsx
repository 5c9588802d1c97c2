import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { rewriteTyped } from '../Field/rewriteTyped.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './OtpField.css.ts';

/** Props of `OtpField`; those of the native input reach the input. */
export type OtpFieldProps = FieldLabels &
  Omit<NativeProps<'input'>, 'maxLength' | 'prefix' | 'size' | 'type'> & {
    /** How many digits the code has. @default 6 */
    length?: number;
    /** Stands before the digits in the message, and so in the field. */
    prefix?: ReactNode;
    /** Called with the digits typed so far. */
    onValueChange?: (change: { value: string }) => void;
  };

/** A code that was sent: one input that looks like a place for each digit, so that paste and filling in work. */
export function OtpField({
  label,
  hint,
  error,
  isLabelHidden,
  length = 6,
  prefix,
  onValueChange,
  onChange,
  onFocus,
  onSelect,
  ...rest
}: OtpFieldProps) {
  const prefixId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const places = useRef<HTMLSpanElement>(null);
  // What was focused before script arrived has told nobody.
  useEffect(() => {
    const input = places.current?.querySelector('input');
    if (input && input === document.activeElement) setCaret(input.selectionStart);
  }, []);
  const takeDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const value = input.value.normalize('NFKC').replace(/\D/g, '').slice(0, length);
    rewriteTyped(input, value);
    setCaret(input.selectionStart);
    onChange?.(event);
    onValueChange?.({ value });
  };
  const describedBy = [rest['aria-describedby'], prefix !== undefined && prefixId].filter(Boolean).join(' ');
  const isActive = (index: number) => caret === null || index === Math.min(caret, length - 1);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      id={rest.id}
      describedBy={describedBy}
      isRequired={rest.required}
    >
      {(control) => (
        <span className={styles.field}>
          {prefix !== undefined && (
            <span id={prefixId} className={styles.prefix}>
              {prefix}
            </span>
          )}
          <span ref={places} className={styles.places}>
            {Array.from({ length }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: it is nothing but its place
              <span key={index} className={styles.place} data-active={isActive(index) ? '' : undefined} />
            ))}
            <span className={styles.typed}>
              <input
                inputMode="numeric"
                autoComplete="one-time-code"
                spellCheck={false}
                {...rest}
                {...control}
                type="text"
                onChange={takeDigits}
                onFocus={(event) => {
                  setCaret(event.currentTarget.selectionStart);
                  onFocus?.(event);
                }}
                onSelect={(event) => {
                  setCaret(event.currentTarget.selectionStart);
                  onSelect?.(event);
                }}
                className={styles.input}
              />
            </span>
          </span>
        </span>
      )}
    </Field>
  );
}
