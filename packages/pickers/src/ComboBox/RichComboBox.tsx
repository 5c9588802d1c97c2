import { Field } from '@sewa/ui';
import { type RefObject, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, type Key } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { isolateStyles } from '../hydration/isolateStyles.ts';
import { useLanguage } from '../messages/useLanguage.ts';
import { behind, box, boxButton, frame } from '../styling/box.css.ts';
import { Glyph } from '../styling/Glyph.tsx';
import { ChosenTags } from './ChosenTags.tsx';
import * as styles from './ComboBox.css.ts';
import type { ChoiceProps, ComboBoxOption } from './ComboBoxProps.ts';
import { OptionList } from './OptionList.tsx';
import { OptionSheet } from './OptionSheet.tsx';
import { useNativeSelect } from './useNativeSelect.ts';
import { useOptions } from './useOptions.ts';

isolateStyles();

type RichComboBoxProps = ChoiceProps & {
  /** The native list, which goes on behind the box. */
  select: RefObject<HTMLSelectElement | null>;
  /** What was chosen in it. */
  startValues: readonly string[];
};

const keysOf = (chosen: Key | readonly Key[] | null): string[] =>
  (chosen === null ? [] : [chosen].flat()).map(String);

function joinOptions(...lists: (readonly ComboBoxOption[])[]): ComboBoxOption[] {
  return [...new Map(lists.flat().map((option) => [option.value, option])).values()];
}

/** What takes the place of the list of the browser: a box to type into, and the choices that hold what was typed. */
export function RichComboBox({
  select,
  startValues,
  label,
  hint,
  error,
  isLabelHidden,
  isMultiple,
  values: given,
  defaultValues,
  onValuesChange,
  options,
  loadOptions,
  placeholder,
  ...rest
}: RichComboBoxProps) {
  const { locale } = useLanguage();
  const labelId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [values, choose] = useNativeSelect(select, { values: given, startValues, onValuesChange });
  const found = useOptions(options, loadOptions);
  const [known, setKnown] = useState(options);
  const all = joinOptions(known, options, found.options);
  const chosen = all.filter(({ value }) => values.includes(value));
  const shown = loadOptions ? joinOptions(found.options, chosen) : options;
  const pick = (next: readonly string[]) => {
    setKnown(all.filter(({ value }) => next.includes(value)));
    choose(next);
  };
  return (
    <Field
      label={<span id={labelId}>{label}</span>}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      id={rest.id}
      describedBy={rest['aria-describedby']}
      isRequired={rest.required}
    >
      {(control) => (
        <div
          className={isMultiple ? `${frame} ${styles.manyFrame}` : frame}
          onKeyDownCapture={(event) => {
            const isOpen = input.current?.getAttribute('aria-expanded') === 'true';
            // A dialog around would close as well.
            if (event.key === 'Escape' && isOpen) event.preventDefault();
          }}
        >
          <select
            {...rest}
            {...control}
            ref={select}
            multiple={isMultiple}
            defaultValue={isMultiple ? [...defaultValues] : (defaultValues[0] ?? '')}
            tabIndex={-1}
            aria-hidden
            onFocus={() => input.current?.focus()}
            className={behind}
          >
            {!isMultiple && <option value="" />}
            {all.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <I18nProvider locale={locale}>
            <ComboBox<ComboBoxOption, 'single' | 'multiple'>
              aria-labelledby={labelId}
              {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
              selectionMode={isMultiple ? 'multiple' : 'single'}
              value={isMultiple ? [...values] : (values[0] ?? null)}
              onChange={(next) => pick(keysOf(next))}
              {...(loadOptions && { items: shown })}
              onInputChange={(typed) => {
                setText(typed);
                if (!chosen.some((option) => option.label === typed)) found.ask(typed);
              }}
              onOpenChange={(isOpen) => {
                if (isOpen && loadOptions) found.ask('', 0);
              }}
              allowsEmptyCollection
              isDisabled={rest.disabled ?? false}
              isRequired={rest.required ?? false}
              isInvalid={control['aria-invalid'] ?? false}
              validationBehavior="aria"
            >
              <Group ref={anchor} className={box}>
                <Input ref={input} placeholder={placeholder ?? ''} className={styles.input} />
                <Button className={boxButton}>
                  <Glyph name="down" />
                </Button>
              </Group>
              <OptionSheet anchor={anchor}>
                <OptionList options={shown} status={found.status} onRetry={() => found.ask(text, 0)} />
              </OptionSheet>
            </ComboBox>
          </I18nProvider>
          {isMultiple && (
            <ChosenTags
              options={chosen}
              isDisabled={rest.disabled ?? false}
              onRemove={(value) => {
                pick(values.filter((other) => other !== value));
                input.current?.focus();
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
