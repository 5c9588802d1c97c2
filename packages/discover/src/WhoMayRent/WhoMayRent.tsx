import type { ListingDetail } from '@sewa/api/client';
import { mayIRentPath, serializeRentingQuestion } from '@sewa/paths';
import { Link, Text } from '@sewa/ui';
import { Section } from '../Section.tsx';
import * as messages from './messages.ts';

const HDB = 0;

interface WhoMayRentProps {
  readonly listing: Pick<
    ListingDetail,
    'availableFrom' | 'numberOfBedrooms' | 'propertySubType' | 'propertyType' | 'rules'
  >;
  readonly today: string;
}

/** The query of the rules' page with what a listing says of the home. */
function askAbout({ listing, today }: WhoMayRentProps): string {
  const { availableFrom, rules } = listing;
  return serializeRentingQuestion({
    home: listing,
    from: availableFrom !== null && availableFrom >= today ? availableFrom : null,
    months: Math.max(12, rules?.minMonths ?? 0),
  });
}

/** Leads from an HDB flat to the rules about who may rent it; nothing for other homes. */
export function WhoMayRent({ listing, today }: WhoMayRentProps) {
  if (listing.propertyType !== HDB) return null;
  return (
    <Section id="who" title={messages.title} isScreenOnly>
      <Text as="p">{messages.lead}</Text>
      <Text as="p" suppressHydrationWarning>
        <Link href={mayIRentPath(askAbout({ listing, today }))} suppressHydrationWarning>
          {messages.linkLabel}
        </Link>
      </Text>
    </Section>
  );
}
