import type { ReactNode } from 'react';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import { cleanEmail } from './cleanEmail.ts';
import * as styles from './TextField.css.ts';

/** Props of `TextField`; those of the native input reach the input. */
export type TextFieldProps = FieldLabels &
  NativeProps<'input'> & {
    /** A small icon at the start of the box. */
    icon?: ReactNode;
  };

/** One line of text with its label, hint and error. An email address loses the spaces and invisible characters it was copied with. */
export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  icon,
  type = 'text',
  ...rest
}: TextFieldProps) {
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
        <span className={styles.controlFrame}>
          {icon !== undefined && <span className={styles.controlStart}>{icon}</span>}
          <input
            onInput={type === 'email' ? cleanEmail : undefined}
            {...rest}
            {...control}
            type={type}
            data-has-icon={icon === undefined ? undefined : ''}
            className={styles.control}
          />
        </span>
      )}
    </Field>
  );
}
