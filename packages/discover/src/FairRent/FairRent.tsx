import type { FairRent as FairRentAnswer } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { Icon, RangeChart, Stack, Text, VisuallyHidden } from '@sewa/ui';
import { OpenDataNotice } from '../OpenDataNotice.tsx';
import { Section } from '../Section.tsx';
import { describeCompared, isFarBelow, judgeRent } from './describeFairRent.ts';

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
    <Section id="fair-rent" title="Is the rent fair?">
      {quartiles ? (
        <>
          <Text as="p" size="l">
            {judgeRent(rent, fairRent)}
          </Text>
          <RangeChart
            caption={<VisuallyHidden>Rents paid nearby, a month</VisuallyHidden>}
            lower={{ label: 'A quarter paid at most', value: quartiles.lower }}
            median={{ label: 'The middle one paid', value: quartiles.median }}
            upper={{ label: 'A quarter paid at least', value: quartiles.upper }}
            marked={{ label: 'This home', value: rent }}
            formatValue={(cents) => `${formatMoney(cents)} a month`}
          />
          <Text as="p" tone="muted" size="s">
            Compared with {describeCompared(fairRent)}. Rents may have moved since.
          </Text>
        </>
      ) : (
        <Text as="p" tone="muted">
          Too few to compare with: {describeCompared(fairRent)}. Five are needed to say what is usual.
        </Text>
      )}
      {isFarBelow(rent, fairRent) ? (
        <Stack direction="row" gap="s" align="baseline">
          <Icon name="triangle-alert" size="s" />
          <Text>
            That is far below what was paid nearby. Fake adverts often ask too little: pay nothing before you
            have seen the home.
          </Text>
        </Stack>
      ) : null}
      <OpenDataNotice />
    </Section>
  );
}
