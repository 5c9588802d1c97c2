import { useNativeControl } from '../hydration/useNativeControl.ts';
import type { ChoiceProps, ComboBoxProps } from './ComboBoxProps.ts';
import { NativeChoice } from './NativeChoice.tsx';

const loadRich = () => import('./RichComboBox.tsx').then(({ RichComboBox }) => RichComboBox);

function listOf(value: string | readonly string[] | null | undefined): readonly string[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

/** One or several of many choices, found by typing; the list of the browser until its script has come, and without. */
export function ComboBox({ loadWhen = 'idle', ref, ...props }: ComboBoxProps) {
  const [select, taken] = useNativeControl(ref, loadRich, loadWhen);
  const { isMultiple = false, value, defaultValue, onValueChange: _, ...rest } = props;
  const given: ChoiceProps = {
    ...rest,
    isMultiple,
    values: value === undefined ? undefined : listOf(value),
    defaultValues: listOf(defaultValue),
    onValuesChange: (values) =>
      props.isMultiple
        ? props.onValueChange?.({ value: values })
        : props.onValueChange?.({ value: values[0] ?? null }),
  };
  if (taken === null) return <NativeChoice {...given} select={select} />;
  return <taken.Rich {...given} select={select} startValues={taken.values.filter(Boolean)} />;
}
