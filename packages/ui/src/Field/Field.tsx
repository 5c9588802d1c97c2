import type { ReactNode } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';
import { FieldIssue } from './FieldIssue.tsx';
import { isShown, useFieldIds } from './useFieldIds.ts';

/** What ties a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: true;
}

/** The words around a control. */
export interface FieldLabels {
  /** Names the control. */
  label: ReactNode;
  /** Says what is expected. */
  hint?: ReactNode;
  /** Says what is wrong and how to fix it; marks the control as invalid. */
  error?: ReactNode;
  /** Keeps the label for assistive technology only. @default false */
  isLabelHidden?: boolean | undefined;
}

/** Props of `Field`. */
export type FieldProps = FieldLabels &
  Omit<NativeProps<'div'>, 'children' | 'id'> & {
    /** Id of the control. @default one of its own */
    id?: string | undefined;
    /** Ids of further descriptions, kept in front of the hint and the error. */
    describedBy?: string | undefined;
    /** Marks it as required. @default false */
    isRequired?: boolean | undefined;
    /** Draws the control with the props that tie it to the words. */
    children: (control: FieldControl) => ReactNode;
  };

/** Puts a label, a hint and an error around any control. */
export function Field({
  label,
  hint,
  error,
  isLabelHidden = false,
  id,
  describedBy,
  isRequired = false,
  children,
  ...rest
}: FieldProps) {
  const messages = useMessages({ required: english.required });
  const field = useFieldIds({ id, hint, error, describedBy });
  const control: FieldControl = {
    id: field.id,
    ...(field.describedBy && { 'aria-describedby': field.describedBy }),
    ...(isShown(field.error) && { 'aria-invalid': true }),
    ...(isRequired && { required: true }),
  };
  return (
    <div {...rest} className={styles.field}>
      <label htmlFor={field.id} className={isLabelHidden ? visuallyHidden : styles.label}>
        {label}
        {isRequired && ' '}
        {isRequired && <span className={styles.required}>{`(${messages.required})`}</span>}
      </label>
      {isShown(hint) && (
        <p id={field.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(control)}
      <FieldIssue id={field.errorId} error={field.error} />
    </div>
  );
}
