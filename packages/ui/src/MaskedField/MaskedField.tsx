import { type FocusEvent, type InputEvent, useImperativeHandle, useRef } from 'react';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import { control as controlStyle } from './MaskedField.css.ts';
import { useSecret } from './useSecret.ts';

/** Props of `MaskedField`; those of the native input reach the input. */
export type MaskedFieldProps = FieldLabels &
  Omit<NativeProps<'input'>, 'defaultValue' | 'pattern' | 'type' | 'value'> & {
    /** What it holds from the start; it comes with the script and never stands in the HTML. */
    initialValue?: string;
    /** What is seen of it while it is left alone. @default dots but for the last four characters */
    mask?: (text: string) => string;
    /** Called with the text typed. */
    onValueChange?: (change: { value: string }) => void;
  };

function hideStart(text: string): string {
  return '•'.repeat(Math.max(0, text.length - 4)) + text.slice(-4);
}

/**
 * A number nobody should read over a shoulder, such as that of an identity card: all of it is seen only while it is typed.
 * It never stands in an attribute; the form is sent all of it.
 */
export function MaskedField({
  label,
  hint,
  error,
  isLabelHidden,
  initialValue = '',
  mask = hideStart,
  ref,
  onValueChange,
  onFocus,
  onBlur,
  onInput,
  ...rest
}: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const secret = useSecret(input, initialValue, mask);
  const reveal = (event: FocusEvent<HTMLInputElement>) => {
    secret.reveal();
    onFocus?.(event);
  };
  const hide = (event: FocusEvent<HTMLInputElement>) => {
    secret.hide();
    onBlur?.(event);
  };
  const store = (event: InputEvent<HTMLInputElement>) => {
    secret.store(event.currentTarget.value);
    onInput?.(event);
    onValueChange?.({ value: event.currentTarget.value });
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      id={rest.id}
      describedBy={rest['aria-describedby']}
      isRequired={rest.required}
    >
      {(control) => (
        <input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...rest}
          {...control}
          ref={input}
          type="text"
          onFocus={reveal}
          onBlur={hide}
          onInput={store}
          className={controlStyle}
        />
      )}
    </Field>
  );
}
