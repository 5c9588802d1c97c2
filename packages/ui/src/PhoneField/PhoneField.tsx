import { groupPhone, normalizePhone } from '@sewa/formatters';
import { type ChangeEvent, useId } from 'react';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { rewriteTyped } from '../Field/rewriteTyped.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './PhoneField.css.ts';

/** Props of `PhoneField`; those of the native input reach the input. */
export type PhoneFieldProps = FieldLabels &
  Omit<NativeProps<'input'>, 'defaultValue' | 'type' | 'value'> & {
    /** The initial number, in any spelling; what isn't a number stays as it is. */
    defaultValue?: string | undefined;
    /** Called with the number as '+65' and eight digits, or with null if it is not one. */
    onValueChange?: (change: { value: string | null }) => void;
  };

/** A telephone number of Singapore: in fours while it is typed, pasted in any spelling; the form sends what is seen. */
export function PhoneField({
  label,
  hint,
  error,
  isLabelHidden,
  defaultValue = '',
  onValueChange,
  onChange,
  ...rest
}: PhoneFieldProps) {
  const codeId = useId();
  const { notPhone } = useMessages({ notPhone: english.notPhone });
  const group = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    rewriteTyped(input, groupPhone(input.value), (event.nativeEvent as InputEvent).inputType);
    const value = normalizePhone(input.value);
    input.setCustomValidity(value === null && input.value !== '' ? notPhone : '');
    onChange?.(event);
    onValueChange?.({ value });
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      id={rest.id}
      describedBy={[rest['aria-describedby'], codeId].filter(Boolean).join(' ')}
      isRequired={rest.required}
    >
      {(control) => (
        <span className={styles.controlFrame}>
          <span id={codeId} className={styles.code}>
            +65
          </span>
          <input
            inputMode="tel"
            autoComplete="tel-national"
            {...rest}
            {...control}
            type="tel"
            defaultValue={groupPhone(defaultValue)}
            onChange={group}
            className={`${styles.control} ${styles.number}`}
          />
        </span>
      )}
    </Field>
  );
}
