import type { ListingDetail } from '@sewa/api/client';
import { mayIRentPath } from '@sewa/paths';
import { Link, Text } from '@sewa/ui';
import { Section } from '../Section.tsx';
import * as messages from './messages.ts';

const HDB = 0;
const roomSubTypes: readonly (number | null)[] = [10, 20];

interface WhoMayRentProps {
  readonly listing: Pick<
    ListingDetail,
    'availableFrom' | 'numberOfBedrooms' | 'propertySubType' | 'propertyType' | 'rules'
  >;
  readonly today: string;
}

/** The query of the rules' page with what a listing says of the home. */
function askAbout({ listing, today }: WhoMayRentProps): string {
  const { availableFrom, numberOfBedrooms, propertySubType, rules } = listing;
  const isRoom = roomSubTypes.includes(propertySubType);
  // HDB counts the living room. A listing of a room doesn't say how many others the flat has.
  const rooms = isRoom || numberOfBedrooms === null ? null : Math.min(numberOfBedrooms + 1, 6);
  return new URLSearchParams([
    ['home', 'hdb'],
    ...(rooms === null ? [] : [['rooms', String(rooms)]]),
    ['part', isRoom ? 'room' : 'whole'],
    ...(availableFrom !== null && availableFrom >= today ? [['from', availableFrom]] : []),
    ['months', String(Math.max(12, rules?.minMonths ?? 0))],
  ]).toString();
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
