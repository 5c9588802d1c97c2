import type { RenterCard } from '@sewa/api/client';
import { DescriptionList, DescriptionListItem } from '@sewa/ui';
import { describeOccupier } from '../Occupiers/describeOccupier.ts';
import * as messages from './messages.ts';

/** What a renter's card says. */
export function CardFacts({
  card: { occupiers, pets, smokers, incomeBand, words },
}: {
  readonly card: Pick<RenterCard, 'occupiers' | 'pets' | 'smokers' | 'incomeBand' | 'words'>;
}) {
  return (
    <DescriptionList layout="rows">
      <DescriptionListItem name={messages.occupiersName}>
        {occupiers.length === 0 ? messages.none : occupiers.map(describeOccupier).join('; ')}
      </DescriptionListItem>
      <DescriptionListItem name={messages.petsLabel}>{pets || messages.none}</DescriptionListItem>
      <DescriptionListItem name={messages.smokersLabel}>
        {messages.smokers[smokers === null ? '' : smokers ? 'yes' : 'no']}
      </DescriptionListItem>
      <DescriptionListItem name={messages.incomeLabel}>
        {messages.incomeBand[incomeBand ?? '']}
      </DescriptionListItem>
      {words ? <DescriptionListItem name={messages.wordsLabel}>{words}</DescriptionListItem> : null}
    </DescriptionList>
  );
}
