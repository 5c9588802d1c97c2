import type { ReactNode } from 'react';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';
import type { FieldLabels } from './Field.tsx';
import { FieldIssue } from './FieldIssue.tsx';
import { isShown, useFieldIds } from './useFieldIds.ts';

/** Props of `FieldGroup`; those of the native element reach the group. */
export type FieldGroupProps = FieldLabels &
  Omit<NativeProps<'div'>, 'children' | 'id' | 'role'> & {
    /** Id of the first control. @default one of its own */
    id?: string | undefined;
    /** A choice of one among several is a radio group. */
    role: 'group' | 'radiogroup';
    /** Marks it as required. @default false */
    isRequired?: boolean | undefined;
    /** Draws the controls; the first takes the id, so that a summary can lead to it. */
    children: (id: string) => ReactNode;
  };

/** Puts a label, a hint and an error around several controls that are one field. */
export function FieldGroup({
  label,
  hint,
  error,
  isLabelHidden = false,
  id,
  role,
  isRequired = false,
  children,
  ...rest
}: FieldGroupProps) {
  const messages = useMessages({ required: english.required });
  const field = useFieldIds({ id, hint, error, describedBy: rest['aria-describedby'] });
  const isChoice = role === 'radiogroup';
  const named = {
    role,
    'aria-labelledby': `${field.id}-label`,
    'aria-describedby': field.describedBy || undefined,
    'aria-invalid': (isChoice && isShown(field.error)) || undefined,
    'aria-required': (isChoice && isRequired) || undefined,
  };
  return (
    <div {...rest} {...named} className={styles.field}>
      <span id={`${field.id}-label`} className={isLabelHidden ? visuallyHidden : styles.label}>
        {label}
        {isRequired && ' '}
        {isRequired && <span className={styles.required}>{`(${messages.required})`}</span>}
      </span>
      {isShown(hint) && (
        <p id={field.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(field.id)}
      <FieldIssue id={field.errorId} error={field.error} />
    </div>
  );
}
