import { Field, type FieldWords } from '../Field/Field.tsx';
import type { NativeProps } from '../styling/NativeProps.ts';
import { textArea } from './TextArea.css.ts';

/** Props of `TextArea`; those of the native textarea reach the textarea. */
export type TextAreaProps = FieldWords &
  Omit<NativeProps<'textarea'>, 'children'> & {
    /** Lines that are there from the start, 2 to 8; where the browser can, it grows with what is typed. @default 4 */
    rows?: number;
  };

/** Several lines of text with their label, hint and fault. */
export function TextArea({ label, hint, error, isLabelHidden, rows = 4, ...rest }: TextAreaProps) {
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
      {(control) => <textarea {...rest} {...control} rows={rows} className={textArea} />}
    </Field>
  );
}
