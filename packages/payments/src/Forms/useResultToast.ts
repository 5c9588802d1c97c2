import { useToast } from '@sewa/ui';
import { useEffect } from 'react';
import { useActionData } from 'react-router-dom';
import type { FormResult } from './runFormAction.ts';

/** Says in a toast what a form of the page did. */
export function useResultToast(): void {
  const result = useActionData() as FormResult | undefined;
  const { show } = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is shown once, whatever else renders again
  useEffect(() => {
    if (result?.done) show({ type: 'Success', message: result.done });
  }, [result]);
}
