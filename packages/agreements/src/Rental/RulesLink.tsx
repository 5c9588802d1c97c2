import type { OfferTerms, Rental } from '@sewa/api/client';
import { mayIRentPath, serializeRentingQuestion } from '@sewa/paths';
import { Link, Text } from '@sewa/ui';
import * as messages from './messages.ts';

interface RulesLinkProps {
  readonly listing: Rental['listing'];
  readonly terms: Pick<OfferTerms, 'from' | 'months' | 'occupiers'>;
}

/** Leads to every rule about these people in this home, without their names. */
export function RulesLink({ listing, terms: { from, months, occupiers } }: RulesLinkProps) {
  const query = serializeRentingQuestion({ home: listing, from, months, people: occupiers });
  return (
    <Text as="p">
      <Link href={mayIRentPath(query)}>{messages.rulesLabel}</Link>
    </Text>
  );
}
