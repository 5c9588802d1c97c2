import type { Review } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatComparedHomes, formatMoney } from '@sewa/formatters';
import { Banner, Heading, Stack, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** The rent beside those of similar homes, and why it is low if it is. */
export function ReviewRent({ review }: { readonly review: Review }) {
  const { listing, lowRentReason } = review;
  const { data: fairRent } = useRoute('fairRent', { id: review.id }, { isErrorReturned: true });
  const quartiles = fairRent?.quartiles;
  return (
    <Stack as="section" gap="s" aria-labelledby="rent-title">
      <Heading level={3} size="s" id="rent-title">
        {messages.rentTitle}
      </Heading>
      <Text size="l" weight="bold" isNumeric>
        {common.rentPerMonth(formatMoney(listing.monthlyRent))}
      </Text>
      {fairRent && quartiles ? (
        <>
          <Text>
            {messages.medianRent(
              formatMoney(quartiles.median),
              formatMoney(quartiles.lower),
              formatMoney(quartiles.upper),
            )}
          </Text>
          <Text size="s" tone="muted">
            {messages.comparedWith(formatComparedHomes(fairRent))}
          </Text>
        </>
      ) : (
        <Text tone="muted">{messages.nothingToCompare}</Text>
      )}
      {lowRentReason === null ? null : (
        <Banner tone="warning" title={messages.lowRentReasonTitle}>
          {lowRentReason}
        </Banner>
      )}
    </Stack>
  );
}
