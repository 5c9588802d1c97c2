import { useState } from 'react';
import type { FieldLabels } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { SliderFill } from '../Slider/SliderFill.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './RangeSlider.css.ts';

/** The two ends of what is chosen, the lower first. */
export type RangeValue = readonly [lowest: number, highest: number];

/** Props of `RangeSlider`; the native ones reach the element around both thumbs. */
export type RangeSliderProps = FieldLabels &
  Omit<NativeProps<'div'>, 'children' | 'defaultValue' | 'role'> & {
    /** The smallest number. @default 0 */
    min?: number;
    /** The largest number. @default 100 */
    max?: number;
    /** Step of an arrow key. @default 1 */
    step?: number;
    /** Both numbers, if the page controls them. */
    value?: RangeValue;
    /** The initial numbers. @default the whole range */
    defaultValue?: RangeValue;
    /** Names the form sends the lower and the higher number under. */
    names?: readonly [lowest: string, highest: string];
    /** A number as it is read and heard. @default its digits */
    formatValue?: (value: number) => string;
    /** Called while a thumb moves. */
    onValueChange?: (change: { value: RangeValue }) => void;
  };

/** A range between two thumbs that cannot pass each other. */
export function RangeSlider({
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue = [min, max],
  names,
  formatValue = String,
  onValueChange,
  ...rest
}: RangeSliderProps) {
  const messages = useMessages({ lowest: english.lowest, highest: english.highest });
  const [own, setOwn] = useState(defaultValue);
  const [lowest, highest] = value ?? own;
  const move = (next: RangeValue) => {
    setOwn(next);
    onValueChange?.({ value: next });
  };
  const thumb = { min, max, step, className: styles.thumb } as const;
  return (
    <FieldGroup {...rest} role="group">
      {(id) => (
        <div className={styles.root}>
          <output htmlFor={`${id} ${id}-highest`} aria-live="off" className={styles.output}>
            {`${formatValue(lowest)} – ${formatValue(highest)}`}
          </output>
          <div className={styles.rail}>
            <SliderFill min={min} max={max} from={lowest} to={highest} />
            <input
              {...thumb}
              type="range"
              id={id}
              name={names?.[0]}
              aria-label={messages.lowest}
              aria-valuetext={formatValue(lowest)}
              value={lowest}
              // Where both are at the end only the lower one can still move.
              data-above={lowest > (min + max) / 2 ? '' : undefined}
              onChange={({ currentTarget }) =>
                move([Math.min(currentTarget.valueAsNumber, highest), highest])
              }
            />
            <input
              {...thumb}
              type="range"
              id={`${id}-highest`}
              name={names?.[1]}
              aria-label={messages.highest}
              aria-valuetext={formatValue(highest)}
              value={highest}
              onChange={({ currentTarget }) => move([lowest, Math.max(currentTarget.valueAsNumber, lowest)])}
            />
          </div>
        </div>
      )}
    </FieldGroup>
  );
}
