import { type ChangeEvent, type FocusEvent, useId, useState } from 'react';
import { announce } from '../Button/announce.ts';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { counter, textArea } from './TextArea.css.ts';

/** Props of `TextArea`; those of the native textarea reach the textarea. */
export type TextAreaProps = FieldLabels &
  Omit<NativeProps<'textarea'>, 'children'> & {
    /** Lines that are there from the start, 2 to 8; where the browser can, it grows with what is typed. @default 4 */
    rows?: number;
    /** Says below it how many of the `maxLength` characters are left. @default false */
    hasCounter?: boolean;
  };

/** From how many characters left on they are spoken as well. */
const SPOKEN_FROM = 20;

/** Brings all of a field into view that has the focus: a browser is content with its first line, and the rest may be covered. */
const showAll = ({ currentTarget }: FocusEvent<HTMLTextAreaElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest' });

/** Several lines of text with their label, hint and error. */
export function TextArea({
  label,
  hint,
  error,
  isLabelHidden,
  rows = 4,
  hasCounter = false,
  onChange,
  onFocus,
  ...rest
}: TextAreaProps) {
  const counterId = useId();
  const { charactersLeft } = useMessages({ charactersLeft: english.charactersLeft });
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length);
  const max = rest.maxLength;
  const isCounted = hasCounter && max !== undefined;
  const left = (max ?? 0) - (rest.value === undefined ? typed : String(rest.value).length);
  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { length } = event.currentTarget.value;
    onChange?.(event);
    if (!isCounted) return;
    setTyped(length);
    // Each key would be too much: near the end every tenth is spoken, and the end itself.
    if (max - length <= SPOKEN_FROM && (max - length) % 10 === 0) announce(charactersLeft(max - length));
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      id={rest.id}
      describedBy={[rest['aria-describedby'], isCounted && counterId].filter(Boolean).join(' ')}
      isRequired={rest.required}
    >
      {(control) => (
        <>
          <textarea
            {...rest}
            {...control}
            rows={rows}
            onChange={count}
            onFocus={(event) => {
              onFocus?.(event);
              showAll(event);
            }}
            className={textArea}
          />
          {isCounted && (
            <p id={counterId} className={counter} data-low={left <= SPOKEN_FROM ? '' : undefined}>
              {charactersLeft(left)}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
