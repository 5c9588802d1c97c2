import type { KeyboardEvent } from 'react';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { Drawing } from '../Icon/Drawing.tsx';
import { searchPath, xPath } from '../Icon/generated/iconPaths.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './SearchField.css.ts';

/** Props of `SearchField`; those of the native input reach the input. */
export type SearchFieldProps = FieldLabels & Omit<NativeProps<'input'>, 'type'>;

/** Empties the box the way a person would, so that whoever keeps its text hears of it. */
function empty(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** Words to search for, with a button that empties it; Escape does the same. */
export function SearchField({ label, hint, error, isLabelHidden, onKeyDown, ...rest }: SearchFieldProps) {
  const { clearSearch } = useMessages({ clearSearch: english.clearSearch });
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.currentTarget.value === '') return;
    event.preventDefault();
    empty(event.currentTarget);
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
        <span className={styles.controlFrame}>
          <span className={styles.controlStart}>
            <Drawing path={searchPath} />
          </span>
          <input
            placeholder=" "
            {...rest}
            {...control}
            type="search"
            data-has-icon=""
            onKeyDown={clearOnEscape}
            className={`${styles.control} ${styles.search}`}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={clearSearch}
            aria-controls={control.id}
            onClick={({ currentTarget }) => empty(currentTarget.previousElementSibling as HTMLInputElement)}
            className={styles.clear}
          >
            <Drawing path={xPath} />
          </button>
        </span>
      )}
    </Field>
  );
}
