import { useToast } from '@sewa/ui';
import { useCallback } from 'react';
import * as messages from './messages.ts';

const FAILURE_MS = 5_000;

/** Says that the link service failed, as a warning. */
export function useLinkFailure(): () => void {
  const { show } = useToast();
  return useCallback(
    () => void show({ type: 'Warning', message: messages.linkServiceFailure, time: FAILURE_MS }),
    [show],
  );
}
