import { Field, Select } from '@sewa/ui';
import type { ChangeEvent, RefObject } from 'react';
import { many } from './ComboBox.css.ts';
import type { ChoiceProps } from './ComboBoxProps.ts';

type NativeChoiceProps = ChoiceProps & {
  /** The native list. */
  select: RefObject<HTMLSelectElement | null>;
};

/** The list of the browser: what stands in the HTML of the server, and stays where no script comes. */
export function NativeChoice({
  select,
  isMultiple,
  values,
  defaultValues,
  onValuesChange,
  options,
  loadOptions: _,
  placeholder = '',
  label,
  hint,
  error,
  isLabelHidden,
  ...rest
}: NativeChoiceProps) {
  const labels = { label, hint, error, isLabelHidden };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    onValuesChange([...currentTarget.selectedOptions].map(({ value }) => value).filter(Boolean));
  if (!isMultiple) {
    const controlled = values ? { value: values[0] ?? '' } : { defaultValue: defaultValues[0] ?? '' };
    return (
      <Select
        {...labels}
        {...rest}
        {...controlled}
        ref={select}
        options={options}
        placeholder={placeholder}
        onChange={onChange}
      />
    );
  }
  const controlled = values ? { value: [...values] } : { defaultValue: [...defaultValues] };
  return (
    <Field {...labels} id={rest.id} describedBy={rest['aria-describedby']} isRequired={rest.required}>
      {(control) => (
        <select
          {...rest}
          {...control}
          {...controlled}
          ref={select}
          multiple
          onChange={onChange}
          className={many}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
