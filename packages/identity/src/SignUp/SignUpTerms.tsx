import { privacyPath, termsPath } from '@sewa/paths';
import { Link, Text } from '@sewa/ui';
import * as messages from './messages.ts';

/** What somebody agrees to who creates an account. */
export function SignUpTerms() {
  return (
    <Text as="p" size="s" tone="muted">
      {messages.termsLead} <Link href={termsPath()}>{messages.termsLabel}</Link>
      {messages.privacyLead} <Link href={privacyPath()}>{messages.privacyLabel}</Link>
      {messages.privacyEnd}
    </Text>
  );
}
