import { Text } from '@sewa/ui';
import type { FormResult } from './FormResult.ts';
import { ResultFocus } from './ResultFocus.tsx';

/** Says at a form why it was refused. */
export function FormError({ result }: { readonly result: FormResult | null }) {
  return result?.error ? (
    <ResultFocus result={result}>
      <Text as="p" tone="danger" role="alert">
        {result.error}
      </Text>
    </ResultFocus>
  ) : null;
}
