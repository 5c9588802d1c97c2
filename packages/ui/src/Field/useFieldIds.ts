import { type ReactNode, use, useId } from 'react';
import { FormFaults } from './FormFaults.ts';

/** What a field is given about itself. */
type FieldGiven = {
  id: string | undefined;
  hint: ReactNode;
  error: ReactNode;
  describedBy: string | undefined;
};

/** Whether words were given that can be seen. */
export function isShown(words: ReactNode): boolean {
  return words !== undefined && words !== null && words !== false && words !== '';
}

/** Names the parts of a field, and finds its fault: its own, or what the form around it says of it. */
export function useFieldIds({ id, hint, error, describedBy }: FieldGiven) {
  const ownId = useId();
  const faults = use(FormFaults);
  const controlId = id ?? ownId;
  const fault = isShown(error) ? error : faults[controlId];
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return {
    id: controlId,
    hintId,
    errorId,
    error: fault,
    describedBy: [describedBy, isShown(hint) && hintId, isShown(fault) && errorId].filter(Boolean).join(' '),
  };
}
