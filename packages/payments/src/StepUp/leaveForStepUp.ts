import { ApiError } from '@sewa/api/errors';
import { hasTyped, saveTyped } from '@sewa/pages/typed-forms';
import { stepUpPath } from '@sewa/paths';
import { redirectDocument } from 'react-router-dom';

/**
 * Leads somebody to their step-up if the API refused a form because it is missing, and back to `to` afterwards. What they typed waits in
 * the tab. Does nothing about any other error.
 */
export function leaveForStepUp(error: unknown, to: string): void {
  if (!(error instanceof ApiError) || error.status !== 403) return;
  if (typeof document !== 'undefined' && hasTyped()) saveTyped();
  throw redirectDocument(stepUpPath('payment', to), 303);
}
