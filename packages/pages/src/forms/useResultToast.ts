import { useToast } from '@sewa/ui';
import { useEffect } from 'react';
import { useActionData, useSubmit } from 'react-router-dom';
import * as messages from '../messages.ts';
import { startKeyboardAtHeading } from '../startKeyboardAt.ts';
import type { FormResult } from './FormResult.ts';

/** Says in a toast what a form of the page did, and offers to undo what can be undone. */
export function useResultToast(): void {
  const result = useActionData() as FormResult | undefined;
  const { show } = useToast();
  const submit = useSubmit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is shown once, whatever else renders again
  useEffect(() => {
    if (!result?.done) return;
    const { done: message, undo } = result;
    if (document.activeElement === document.body) startKeyboardAtHeading();
    show({
      type: 'Success',
      message,
      ...(undo && {
        action: {
          label: messages.undoLabel,
          onAction: () => void submit({ ...undo }, { method: 'post' }),
        },
      }),
    });
  }, [result]);
}
