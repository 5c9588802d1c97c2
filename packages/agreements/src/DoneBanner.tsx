import { ResultFocus } from '@sewa/pages/form-notices';
import type { FormResult } from '@sewa/pages/forms';
import { Banner } from '@sewa/ui';

/** Says that a form is done, and takes the focus; nothing for any other answer. */
export function DoneBanner({ result }: { readonly result: FormResult | null | undefined }) {
  if (!result?.done) return null;
  return (
    <ResultFocus result={result}>
      <Banner tone="success" title={result.done} />
    </ResultFocus>
  );
}
