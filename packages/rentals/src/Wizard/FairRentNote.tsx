import { useRoute } from '@sewa/api/swr';
import { formatComparedHomes, formatMoney, openDataNotice } from '@sewa/formatters';
import { Heading, RangeChart, Stack, Text, VisuallyHidden } from '@sewa/ui';
import * as messages from './messages.ts';

interface FairRentNoteProps {
  readonly listingId: string;
  /** What is asked, in cents; null while nothing is. */
  readonly rent: number | null;
}

const perMonth = (cents: number) => messages.perMonth(formatMoney(cents));

/** Rents really paid for similar homes nearby, beside the rent that is typed. */
export function FairRentNote({ listingId, rent }: FairRentNoteProps) {
  const { data: fairRent } = useRoute('fairRent', { id: listingId }, { isErrorReturned: true });
  if (!fairRent) return null;
  const { quartiles, count } = fairRent;
  const homes = formatComparedHomes(fairRent);
  return (
    <Stack as="section" gap="s" aria-labelledby="fair-rent-title">
      <Heading level={2} size="s" id="fair-rent-title">
        {messages.fairRentTitle}
      </Heading>
      {quartiles ? (
        <>
          <Text as="p">
            {messages.fairRentUsual(
              formatMoney(quartiles.lower),
              formatMoney(quartiles.upper),
              formatMoney(quartiles.median),
            )}
          </Text>
          {rent ? (
            <RangeChart
              caption={<VisuallyHidden>{messages.fairRentTitle}</VisuallyHidden>}
              lower={{ label: messages.lowerQuartileLabel, value: quartiles.lower }}
              median={{ label: messages.medianLabel, value: quartiles.median }}
              upper={{ label: messages.upperQuartileLabel, value: quartiles.upper }}
              marked={{ label: messages.yourRentLabel, value: rent }}
              formatValue={perMonth}
            />
          ) : null}
          <Text as="p" size="s" tone="muted">
            {messages.fairRentCompared(homes)}
          </Text>
        </>
      ) : (
        <Text as="p" tone="muted">
          {count === 0 ? messages.fairRentUnknown : messages.fairRentFew(homes)}
        </Text>
      )}
      {count > 0 ? (
        <Text as="p" size="xs" tone="muted">
          {openDataNotice}
        </Text>
      ) : null}
    </Stack>
  );
}
