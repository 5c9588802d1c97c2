import { ResultFocus } from '@sewa/pages/form-notices';
import type { FormResult } from '@sewa/pages/forms';
import { Banner } from '@sewa/ui';

/** What is missing in a form, above its fields, which say it too: it takes the focus. */
export function FirstIssue({ result }: { readonly result: FormResult | null }) {
  const issue = result?.done ? undefined : Object.values(result?.fields ?? {})[0];
  return issue ? (
    <ResultFocus result={result}>
      <Banner tone="danger" title={issue} />
    </ResultFocus>
  ) : null;
}
