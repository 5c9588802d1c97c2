import type { FairRent as FairRentAnswer } from '@sewa/api/client';
import { formatComparedHomes, formatMoney, formatMonth } from '@sewa/formatters';
import { Icon, RangeChart, Stack, Text, VisuallyHidden } from '@sewa/ui';
import * as common from '../messages.ts';
import { OpenDataNotice } from '../OpenDataNotice.tsx';
import { Section } from '../Section.tsx';
import { areTooOld, isFarBelow, judgeRent } from './describeFairRent.ts';
import * as messages from './messages.ts';

/** What was paid nearby, and what is asked. */
interface FairRentProps {
  readonly fairRent: FairRentAnswer;
  /** Cents of a Singapore dollar. */
  readonly rent: number;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
}

/** The rent beside rents really paid near it, without a verdict where those are old; nothing where no past let is known. */
export function FairRent({ fairRent, rent, today }: FairRentProps) {
  const { quartiles, count, months } = fairRent;
  if (count === 0) return null;
  const isOld = areTooOld(fairRent, today);
  return (
    <Section id="fair-rent" title={isOld ? messages.pastRentsTitle : messages.fairRentTitle}>
      {quartiles ? (
        <>
          <Text as="p" size="l">
            {isOld ? messages.tooOld(formatMonth(months?.last)) : judgeRent(rent, fairRent)}
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
      {!isOld && isFarBelow(rent, fairRent) ? (
        <Stack direction="row" gap="s" align="baseline">
          <Icon name="triangle-alert" size="s" />
          <Text>{messages.rentFarBelow}</Text>
        </Stack>
      ) : null}
      <OpenDataNotice />
    </Section>
  );
}
