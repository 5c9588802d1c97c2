import { Text } from '@sewa/ui';
import type { FormResult } from './FormResult.ts';

/** Says at a form why it was refused. */
export function FormError({ result }: { readonly result: FormResult | null }) {
  return result?.error ? (
    <Text as="p" tone="danger" role="alert">
      {result.error}
    </Text>
  ) : null;
}
