import { FormError } from '@sewa/pages/form-notices';
import type { FormResult } from '@sewa/pages/forms';
import { Text } from '@sewa/ui';

/** Says beside a form what became of it. */
export function FormNotice({ answer }: { readonly answer: FormResult | null }) {
  return (
    <>
      <Text as="p" size="s" tone="muted" role="status">
        {answer?.done ?? ''}
      </Text>
      <FormError result={answer} />
    </>
  );
}
