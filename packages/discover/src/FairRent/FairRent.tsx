import type { FairRent as FairRentAnswer } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { Icon, Stack, Text } from '@sewa/ui';
import { OpenDataNotice } from '../OpenDataNotice.tsx';
import { Section } from '../Section.tsx';
import { describeCompared, isFarBelow, judgeRent } from './describeFairRent.ts';
import * as css from './FairRent.css.ts';
import { FairRentChart } from './FairRentChart.tsx';

/** What was paid nearby, and what is asked. */
interface FairRentProps {
  readonly fairRent: FairRentAnswer;
  /** Cents of a Singapore dollar. */
  readonly rent: number;
}

const quartileNames = [
  ['lower', 'A quarter paid at most'],
  ['median', 'The middle one paid'],
  ['upper', 'A quarter paid at least'],
] as const;

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
          <FairRentChart quartiles={quartiles} rent={rent} />
          <dl className={css.figures}>
            {quartileNames.map(([key, name]) => (
              <div key={key} className={css.figure}>
                <dt className={css.name}>{name}</dt>
                <dd className={css.value}>{formatMoney(quartiles[key])} a month</dd>
              </div>
            ))}
          </dl>
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
