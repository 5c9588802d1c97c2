import { PageMeta } from '@sewa/pages';
import { paymentMethodsPath } from '@sewa/paths';
import { Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';

/** Says what a page between a bank and us is for, to whoever opens it without a setup or payment. */
export function NothingHere() {
  return (
    <Stack gap="m">
      <PageMeta title={messages.nothingTitle} description={messages.nothingLead} isIndexed={false} />
      <Heading level={1} size="l">
        {messages.nothingTitle}
      </Heading>
      <Text tone="muted">{messages.nothingLead}</Text>
      <Inline>
        <Link variant="primary" href={paymentMethodsPath()}>
          {messages.methodsLabel}
        </Link>
      </Inline>
    </Stack>
  );
}
