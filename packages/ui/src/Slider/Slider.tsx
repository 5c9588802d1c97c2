import { useId, useState } from 'react';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './Slider.css.ts';
import { SliderFill } from './SliderFill.tsx';

/** Props of `Slider`; those of the native input reach the input. */
export type SliderProps = FieldLabels &
  Omit<NativeProps<'input'>, 'defaultValue' | 'max' | 'min' | 'step' | 'type' | 'value'> & {
    /** The smallest number. @default 0 */
    min?: number;
    /** The largest number. @default 100 */
    max?: number;
    /** Step of an arrow key. @default 1 */
    step?: number;
    /** The number, if the page controls it. */
    value?: number;
    /** The initial number. @default the smallest */
    defaultValue?: number;
    /** The number as it is read and heard. @default its digits */
    formatValue?: (value: number) => string;
    /** Called while the thumb moves. */
    onValueChange?: (change: { value: number }) => void;
  };

/** A number chosen by feeling between two ends, where its exact digits matter little. */
export function Slider({
  label,
  hint,
  error,
  isLabelHidden,
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue = min,
  formatValue = String,
  onValueChange,
  onChange,
  ...rest
}: SliderProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      id={id}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <span className={styles.root}>
          <output htmlFor={id} aria-live="off" className={styles.output}>
            {formatValue(shown)}
          </output>
          <span className={styles.rail}>
            <SliderFill min={min} max={max} from={min} to={shown} />
            <input
              {...rest}
              {...control}
              type="range"
              min={min}
              max={max}
              step={step}
              value={shown}
              aria-valuetext={formatValue(shown)}
              onChange={(event) => {
                const next = event.currentTarget.valueAsNumber;
                setOwn(next);
                onChange?.(event);
                onValueChange?.({ value: next });
              }}
              className={styles.range}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
