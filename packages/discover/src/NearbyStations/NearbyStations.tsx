import { useRoute } from '@sewa/api/swr';
import { formatNumber } from '@sewa/formatters';
import { Badge, Icon, Text } from '@sewa/ui';
import { Section } from '../Section.tsx';
import * as css from './NearbyStations.css.ts';

/** The nearest stations of a home and how far they are; nothing where none were imported or its place is not stated. */
export function NearbyStations({ listingId }: { readonly listingId: string }) {
  const { data: stations } = useRoute('listStations', { id: listingId }, { isErrorReturned: true });
  if (!stations) return null;
  return (
    <Section id="stations" title="Getting around">
      {stations.length === 0 ? (
        <Text>No MRT or LRT station within 1.5 km.</Text>
      ) : (
        <ul className={css.list}>
          {stations.map(({ name, codes, metres }) => (
            <li key={name} className={css.station}>
              <Icon name="train-front" />
              <span className={css.name}>{name}</span>
              {codes.map((code) => (
                <Badge key={code} tone="neutral">
                  {code}
                </Badge>
              ))}
              <span className={css.distance}>{formatNumber(metres)} m in a straight line</span>
            </li>
          ))}
        </ul>
      )}
      <Text as="p" size="xs" tone="muted">
        The walk is longer than the straight line. Stations contain information from the Land Transport
        Authority, accessed through data.gov.sg and used under the Singapore Open Data Licence.
      </Text>
    </Section>
  );
}
