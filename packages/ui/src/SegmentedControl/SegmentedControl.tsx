import { type ReactNode, useId } from 'react';
import { useValue } from '../state/useValue.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as styles from './SegmentedControl.css.ts';

/** Sizes of a segmented control: 36 px (44 px where touched) and 44 px. */
export const segmentedControlSizes = ['s', 'm'] as const;

/** One choice of a `SegmentedControl`. */
export interface Segment {
  /** What the form sends. */
  value: string;
  /** What is read. */
  label: ReactNode;
  /** Shows the choice, but disabled. @default false */
  isDisabled?: boolean;
}

/** Props of `SegmentedControl`. */
export type SegmentedControlProps = Omit<NativeProps<'fieldset'>, 'children' | 'defaultValue' | 'name'> & {
  /** Names the choice. */
  label: ReactNode;
  /** Two to five choices with short labels. */
  segments: readonly Segment[];
  /** Name under which a form sends the value. @default one of its own */
  name?: string;
  /** The chosen value; without it the control manages that itself. */
  value?: string;
  /** The value chosen at first, if the control manages that itself. @default the first of the segments */
  defaultValue?: string;
  /** Called when a person chooses another. */
  onValueChange?: (change: { value: string }) => void;
  /** Keeps the label for assistive technology only. @default false */
  isLabelHidden?: boolean;
  /** Height. @default 'm' */
  size?: (typeof segmentedControlSizes)[number];
};

/** One choice of a few that are all in sight: radio buttons in one box. */
export function SegmentedControl({
  label,
  segments,
  name,
  value,
  defaultValue = segments[0]?.value ?? '',
  onValueChange,
  isLabelHidden = false,
  size = 'm',
  ...rest
}: SegmentedControlProps) {
  const ownName = useId();
  const [chosen, choose] = useValue(value, defaultValue, onValueChange);
  return (
    <fieldset {...rest} data-size={size} className={styles.root}>
      <legend className={isLabelHidden ? styles.hidden : styles.label}>{label}</legend>
      <div className={styles.track}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              name={name ?? ownName}
              value={segment.value}
              checked={segment.value === chosen}
              disabled={segment.isDisabled}
              onChange={() => choose(segment.value)}
              className={styles.input}
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
