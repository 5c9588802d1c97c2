import { ApiError } from '@sewa/api/errors';
import { hasField } from '@sewa/pages/forms';
import { hasTyped, saveTyped } from '@sewa/pages/typed-forms';
import { stepUpPath } from '@sewa/paths';
import { redirectDocument } from 'react-router-dom';

/** Whether the API refused a form because a step-up is missing; other things that are not allowed are told in words. */
export const isStepUpNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && hasField(error, 'step-up');

/**
 * Leads somebody to their step-up if the API refused a form because it is missing, and back to `to` afterwards. What they typed waits in
 * the tab. Does nothing about any other error.
 */
export function leaveForStepUp(error: unknown, to: string): void {
  if (!isStepUpNeeded(error)) return;
  if (typeof document !== 'undefined' && hasTyped()) saveTyped();
  throw redirectDocument(stepUpPath('payment', to), 303);
}
