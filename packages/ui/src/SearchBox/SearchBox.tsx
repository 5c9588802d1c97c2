import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { Drawing } from '../Icon/Drawing.tsx';
import { searchPath, xPath } from '../Icon/generated/iconPaths.ts';
import { emptyField } from '../SearchField/emptyField.ts';
import { useIsHydrated } from '../state/useIsHydrated.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchBox.css.ts';
import { optionId, SuggestionList } from './SuggestionList.tsx';
import { type SearchBoxOption, type Suggest, useSuggestions } from './useSuggestions.ts';

/** Props of `SearchBox`; those of the native input reach the input. */
export type SearchBoxProps = FieldLabels &
  Omit<NativeProps<'input'>, 'list' | 'role' | 'type'> & {
    /** Finds suggestions for what is typed; one that fails suggests nothing. */
    suggest: Suggest;
    /** Called once a suggestion is chosen; the box shows its label by then. */
    onChoose: (choice: { value: string; label: string }) => void;
  };

/** How long nothing is typed before suggestions are asked for, in milliseconds. */
const PAUSE_MS = 100;

/**
 * Words to search for, with suggestions below: one is chosen with the arrow keys and Enter, or a press. Enter without a
 * choice sends the form with the text as it is. Before and without script, a plain search field.
 */
export function SearchBox({
  label,
  hint,
  error,
  isLabelHidden,
  suggest,
  onChoose,
  onChange,
  onCompositionEnd,
  onKeyDown,
  onBlur,
  ...rest
}: SearchBoxProps) {
  const messages = useMessages({ clearSearch: english.clearSearch, suggestions: english.suggestions });
  const listId = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const isHydrated = useIsHydrated();
  const { groups, saidCount, ask, close } = useSuggestions(suggest);
  const [active, setActive] = useState(-1);
  const options = groups.flatMap((group) => group.options);
  const isOpen = options.length > 0;
  const shut = () => {
    close();
    setActive(-1);
  };
  const askFor = (input: HTMLInputElement, delayMs?: number) => {
    setActive(-1);
    ask(input.value.trim(), delayMs);
  };
  const choose = ({ value, label: chosen }: SearchBoxOption) => {
    const input = frame.current?.querySelector('input');
    if (input) input.value = chosen;
    shut();
    onChoose({ value, label: chosen });
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing))
      askFor(event.currentTarget, PAUSE_MS);
  };
  /** One step through the suggestions and the text itself, which stands between the last and the first. */
  const move = (step: number) => {
    const stops = options.length + 1;
    setActive(((active + 1 + step + stops) % stops) - 1);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { key, currentTarget: input } = event;
    const chosen = options[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(key === 'ArrowDown' ? 1 : -1);
      else askFor(input);
    } else if (key === 'Escape' && (isOpen || input.value !== '')) {
      event.preventDefault();
      if (isOpen) shut();
      else emptyField(input);
    } else if (key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (key === 'Enter' || key === 'Tab') shut();
    else if (key === 'Home' || key === 'End') setActive(-1);
  };
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
        <span ref={frame} className={styles.controlFrame}>
          <span className={styles.controlStart}>
            <Drawing path={searchPath} />
          </span>
          <input
            placeholder=" "
            autoComplete="off"
            {...rest}
            {...control}
            {...(isHydrated && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen,
              'aria-controls': listId,
              'aria-activedescendant': active >= 0 ? optionId(listId, active) : undefined,
            })}
            type="search"
            data-has-icon=""
            onChange={change}
            onCompositionEnd={(event) => {
              onCompositionEnd?.(event);
              askFor(event.currentTarget);
            }}
            onKeyDown={pressKey}
            onBlur={(event) => {
              onBlur?.(event);
              shut();
            }}
            className={`${styles.control} ${styles.search}`}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={messages.clearSearch}
            aria-controls={control.id}
            onClick={({ currentTarget }) => emptyField(currentTarget.previousElementSibling)}
            className={styles.clear}
          >
            <Drawing path={xPath} />
          </button>
          {isHydrated && (
            <>
              <SuggestionList
                id={listId}
                label={messages.suggestions(null)}
                groups={groups}
                active={active}
                onChoose={choose}
              />
              <VisuallyHidden aria-live="polite">
                {saidCount === null ? null : messages.suggestions(saidCount)}
              </VisuallyHidden>
            </>
          )}
        </span>
      )}
    </Field>
  );
}
