import { Text } from '@sewa/ui';
import type { FormResult } from './runFormAction.ts';

/** Says beside a form what became of it. */
export function FormNotice({ answer }: { readonly answer: FormResult | null }) {
  return (
    <>
      <Text as="p" size="s" tone="muted" role="status">
        {answer?.done ?? ''}
      </Text>
      {answer?.error ? (
        <Text as="p" tone="danger" role="alert">
          {answer.error}
        </Text>
      ) : null}
    </>
  );
}
