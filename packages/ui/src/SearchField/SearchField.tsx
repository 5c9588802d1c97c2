import type { KeyboardEvent } from 'react';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { Drawing } from '../Icon/Drawing.tsx';
import { searchPath, xPath } from '../Icon/generated/iconPaths.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { emptyField } from './emptyField.ts';
import * as styles from './SearchField.css.ts';

/** Props of `SearchField`; those of the native input reach the input. */
export type SearchFieldProps = FieldLabels & Omit<NativeProps<'input'>, 'type'>;

/** Words to search for, with a button that empties it; Escape does the same. */
export function SearchField({ label, hint, error, isLabelHidden, onKeyDown, ...rest }: SearchFieldProps) {
  const { clearSearch } = useMessages({ clearSearch: english.clearSearch });
  const clearOnEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.currentTarget.value === '') return;
    event.preventDefault();
    emptyField(event.currentTarget);
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
            onClick={({ currentTarget }) => emptyField(currentTarget.previousElementSibling)}
            className={styles.clear}
          >
            <Drawing path={xPath} />
          </button>
        </span>
      )}
    </Field>
  );
}
