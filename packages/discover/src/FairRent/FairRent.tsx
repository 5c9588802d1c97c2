import type { FairRent as FairRentAnswer } from '@sewa/api/client';
import { formatComparedHomes, formatMoney } from '@sewa/formatters';
import { Icon, RangeChart, Stack, Text, VisuallyHidden } from '@sewa/ui';
import * as common from '../messages.ts';
import { OpenDataNotice } from '../OpenDataNotice.tsx';
import { Section } from '../Section.tsx';
import { isFarBelow, judgeRent } from './describeFairRent.ts';
import * as messages from './messages.ts';

/** What was paid nearby, and what is asked. */
interface FairRentProps {
  readonly fairRent: FairRentAnswer;
  /** Cents of a Singapore dollar. */
  readonly rent: number;
}

/** The rent beside rents really paid near it; nothing where no past let is known. */
export function FairRent({ fairRent, rent }: FairRentProps) {
  const { quartiles, count } = fairRent;
  if (count === 0) return null;
  return (
    <Section id="fair-rent" title={messages.fairRentTitle}>
      {quartiles ? (
        <>
          <Text as="p" size="l">
            {judgeRent(rent, fairRent)}
          </Text>
          <RangeChart
            caption={<VisuallyHidden>{messages.fairRentCaption}</VisuallyHidden>}
            lower={{ label: messages.lowerQuartileLabel, value: quartiles.lower }}
            median={{ label: messages.medianLabel, value: quartiles.median }}
            upper={{ label: messages.upperQuartileLabel, value: quartiles.upper }}
            marked={{ label: messages.thisHomeLabel, value: rent }}
            formatValue={(cents) => common.rentPerMonth(formatMoney(cents))}
          />
          <Text as="p" tone="muted" size="s">
            {messages.comparedWith(formatComparedHomes(fairRent))}
          </Text>
        </>
      ) : (
        <Text as="p" tone="muted">
          {messages.tooFewCompared(formatComparedHomes(fairRent))}
        </Text>
      )}
      {isFarBelow(rent, fairRent) ? (
        <Stack direction="row" gap="s" align="baseline">
          <Icon name="triangle-alert" size="s" />
          <Text>{messages.rentFarBelow}</Text>
        </Stack>
      ) : null}
      <OpenDataNotice />
    </Section>
  );
}
