import { type ReactNode, use, useId } from 'react';
import { FormIssues } from './FormIssues.ts';

/** What a field is given about itself. */
interface FieldGiven {
  id: string | undefined;
  hint: ReactNode;
  error: ReactNode;
  describedBy: string | undefined;
}

/** Whether words were given that can be seen. */
export function isShown(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== false && text !== '';
}

/** Names the parts of a field, and finds its error: its own, or what the form around it says of it. */
export function useFieldIds({ id, hint, error, describedBy }: FieldGiven) {
  const ownId = useId();
  const issues = use(FormIssues);
  const controlId = id ?? ownId;
  const issue = isShown(error) ? error : issues[controlId];
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return {
    id: controlId,
    hintId,
    errorId,
    error: issue,
    describedBy: [describedBy, isShown(hint) && hintId, isShown(issue) && errorId].filter(Boolean).join(' '),
  };
}
