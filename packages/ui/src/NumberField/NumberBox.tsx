import { type ReactNode, useImperativeHandle, useRef } from 'react';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { Drawing } from '../Icon/Drawing.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './NumberField.css.ts';
import { type NumberRules, useNumberText } from './useNumberText.ts';

/** What every field for a number takes. */
export type NumberGiven = FieldLabels &
  Omit<NativeProps<'input'>, 'defaultValue' | 'max' | 'min' | 'role' | 'step' | 'type' | 'value'> & {
    value?: number | null;
    defaultValue?: number | null;
    onValueChange?: (change: { value: number | null }) => void;
  };

type NumberBoxProps = NumberGiven & {
  rules: NumberRules;
  /** Stands in the box before the number. */
  start?: ReactNode;
};

const minusPath = 'M5 12h14';
const plusPath = 'M5 12h14M12 5v14';

/** A box for a number with a button on each way, whatever the number counts. */
export function NumberBox({
  label,
  hint,
  error,
  isLabelHidden,
  rules,
  start,
  ref,
  value,
  defaultValue,
  onValueChange,
  onChange,
  onBlur,
  onKeyDown,
  ...rest
}: NumberBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const messages = useMessages({ decrease: english.decrease, increase: english.increase });
  const number = useNumberText(input, rules, { value, defaultValue, onValueChange });
  const isFixed = rest.disabled || rest.readOnly;
  const stepper = (label: string, path: string, steps: number) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={isFixed || !number.canStep(steps)}
      onClick={() => number.step(steps)}
      className={styles.stepper}
    >
      <Drawing path={path} size="s" />
    </button>
  );
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? number.issue}
      isLabelHidden={isLabelHidden}
      id={rest.id}
      describedBy={rest['aria-describedby']}
      isRequired={rest.required}
    >
      {(control) => (
        <span className={styles.controlFrame}>
          {start !== undefined && <span className={styles.controlStart}>{start}</span>}
          <input
            autoComplete="off"
            {...rest}
            {...control}
            ref={input}
            type="text"
            role="spinbutton"
            aria-valuemin={rules.min}
            aria-valuemax={rules.max}
            aria-valuenow={number.value ?? undefined}
            aria-valuetext={number.text || undefined}
            value={number.text}
            data-has-start={start === undefined ? undefined : ''}
            onChange={(event) => {
              number.type(event.currentTarget);
              onChange?.(event);
            }}
            onBlur={(event) => {
              number.leave();
              onBlur?.(event);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!isFixed && number.press(event.key)) event.preventDefault();
            }}
            className={`${styles.control} ${styles.number}`}
          />
          <span className={styles.steppers}>
            {stepper(messages.decrease, minusPath, -1)}
            {stepper(messages.increase, plusPath, 1)}
          </span>
        </span>
      )}
    </Field>
  );
}
