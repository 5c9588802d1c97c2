import { Field, type FieldLabels } from '../Field/Field.tsx';
import { Drawing } from '../Icon/Drawing.tsx';
import { chevronDownPath } from '../Icon/generated/iconPaths.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './Select.css.ts';

/** One choice of a `Select`. */
export interface SelectOption {
  /** What the form sends. */
  value: string;
  /** What is read. */
  label: string;
  /** Shows the choice, but disabled. @default false */
  isDisabled?: boolean;
}

/** Props of `Select`; those of the native select reach the select. */
export type SelectProps = FieldLabels &
  Omit<NativeProps<'select'>, 'children' | 'multiple'> & {
    /** The choices in their order. */
    options: readonly SelectOption[];
    /** Stands first with an empty value. */
    placeholder?: string;
  };

/** One choice of several, with the menu of the system. */
export function Select({ label, hint, error, isLabelHidden, options, placeholder, ...rest }: SelectProps) {
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
          <select {...rest} {...control} className={`${styles.control} ${styles.select}`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.controlEnd}>
            <Drawing path={chevronDownPath} />
          </span>
        </span>
      )}
    </Field>
  );
}
