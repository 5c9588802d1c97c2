import { useToast } from '@sewa/ui';
import { useCallback } from 'react';

/** What is said when the link service was tried and failed. */
const linkFailureText =
  'The link service could not be initialized, please try again once you turn off ad blockers if any.';

const FAILURE_MS = 5_000;

/** Says that the link service failed, as a warning. */
export function useLinkFailure(): () => void {
  const { show } = useToast();
  return useCallback(
    () => void show({ type: 'Warning', message: linkFailureText, time: FAILURE_MS }),
    [show],
  );
}
