import { type ReactNode, useId } from 'react';
import type { FieldLabels } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './RadioGroup.css.ts';

/** Ways the choices stand: below each other, or in lines. */
export const radioGroupDirections = ['column', 'row'] as const;

/** One choice of a `RadioGroup`. */
export interface RadioOption {
  /** What the form sends. */
  value: string;
  /** Names it. */
  label: ReactNode;
  /** Shown below the label. */
  description?: ReactNode;
  /** Shows the choice, but disabled. @default false */
  isDisabled?: boolean;
}

/** Props of `RadioGroup`; the native ones reach the element around the choices. */
export type RadioGroupProps = FieldLabels &
  Omit<NativeProps<'div'>, 'children' | 'defaultValue' | 'role'> & {
    /** The choices in their order. */
    options: readonly RadioOption[];
    /** Name the form sends the choice under. @default one of its own */
    name?: string;
    /** The choice that is made, if the page controls it. */
    value?: string;
    /** The initial choice. */
    defaultValue?: string;
    /** Marks the choice as required. @default false */
    required?: boolean;
    /** How the choices stand. @default 'column' */
    direction?: (typeof radioGroupDirections)[number];
    /** Called with the choice a person makes. */
    onValueChange?: (change: { value: string }) => void;
  };

/** One choice of a few, all of them in sight. */
export function RadioGroup({
  options,
  name,
  value,
  defaultValue,
  required = false,
  direction = 'column',
  onValueChange,
  ...rest
}: RadioGroupProps) {
  const ownName = useId();
  return (
    <FieldGroup {...rest} role="radiogroup" isRequired={required}>
      {(id) => (
        <div className={styles.choices} data-direction={direction}>
          {options.map((option, index) => {
            const optionId = index === 0 ? id : `${id}-${index + 1}`;
            const isChosen = value === undefined ? undefined : value === option.value;
            return (
              <label key={option.value} className={styles.choice}>
                <input
                  type="radio"
                  id={optionId}
                  name={name ?? ownName}
                  value={option.value}
                  checked={isChosen}
                  defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                  required={required}
                  disabled={option.isDisabled}
                  aria-describedby={option.description === undefined ? undefined : `${optionId}-description`}
                  onChange={() => onValueChange?.({ value: option.value })}
                  className={styles.dot}
                />
                <span className={styles.content}>
                  <span>{option.label}</span>
                  {option.description !== undefined && (
                    <span id={`${optionId}-description`} className={styles.description}>
                      {option.description}
                    </span>
                  )}
                </span>
              </label>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
