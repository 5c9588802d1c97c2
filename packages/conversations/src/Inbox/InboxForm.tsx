import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import type { FormComponentProps } from '@sewa/ui';

/** The form of the message field: without script it is sent to the page, for the corporate the page was rendered for. */
export function InboxForm({ children, ...rest }: FormComponentProps) {
  return (
    <PageForm {...rest}>
      <CorporateField />
      {children}
    </PageForm>
  );
}
