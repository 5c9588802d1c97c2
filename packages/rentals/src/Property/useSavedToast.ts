import { useToast } from '@sewa/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FACTS_SAVED } from './factsForms.ts';
import * as messages from './messages.ts';

/** Says in a toast that the facts of a home were saved, once: the address says it no more. */
export function useSavedToast(): void {
  const { pathname, search, hash } = useLocation();
  const { show } = useToast();
  const navigate = useNavigate();
  const isSaved = search === `?${FACTS_SAVED}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved is said once, whatever else renders again
  useEffect(() => {
    if (!isSaved) return;
    show({ type: 'Success', message: messages.saved });
    void navigate({ pathname, hash }, { replace: true });
  }, [isSaved]);
}
