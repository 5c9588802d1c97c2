import { useRoute } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Card, Heading, Inline, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { describeHome } from '../describeHome.ts';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import { START } from './startForm.ts';

/** Goes on to the offer that somebody wanted to make before they logged in. */
export function StartRental({ listingId }: { readonly listingId: string }) {
  const { data: listing } = useRoute('getListing', { id: listingId }, { isErrorReturned: true });
  const result = findResult(useActionData(), START);
  const { state } = useNavigation();
  if (!listing) return null;
  return (
    <Card as="section" padding="l">
      <PageForm as={Form}>
        <input type="hidden" name="listingId" value={listingId} />
        <Stack gap="m">
          <FormError result={result} />
          <Heading level={2} size="s">
            {messages.startTitle}
          </Heading>
          <Text as="p">{`${describeHome(listing)}, ${common.rentPerMonth(listing.monthlyRent ?? 0)}`}</Text>
          <Text as="p" tone="muted">
            {messages.startLead}
          </Text>
          <Inline>
            <Button type="submit" name="do" value={START} isBusy={state !== 'idle'}>
              {messages.offerLabel}
            </Button>
          </Inline>
        </Stack>
      </PageForm>
    </Card>
  );
}
