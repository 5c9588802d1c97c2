import { useRef } from 'react';
import { useHydration } from '../hydration/useHydration.ts';
import type { DateRangePickerProps } from './DateRangePickerProps.ts';
import { NativeDateRange } from './NativeDateRange.tsx';

const loadRich = () => import('./RichDateRange.tsx').then(({ RichDateRange }) => RichDateRange);

/** A first and a last day, written or chosen in one calendar; two native date fields until it has come, and without script. */
export function DateRangePicker({ loadWhen = 'idle', ...rest }: DateRangePickerProps) {
  const group = useRef<HTMLDivElement>(null);
  const taken = useHydration(group, loadRich, loadWhen);
  if (taken === null) return <NativeDateRange {...rest} pair={group} />;
  return <taken.Rich {...rest} startValues={taken.values} />;
}
