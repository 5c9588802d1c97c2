import type { ListingDetail } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatNumber } from '@sewa/formatters';
import { Badge, Heading, Icon, Text } from '@sewa/ui';
import { describeStation } from '../Places/describeTravel.ts';
import { Section } from '../Section.tsx';
import * as css from './Location.css.ts';
import { listNearby, type NearbyGroup } from './listNearby.ts';
import * as messages from './messages.ts';
import { Surroundings } from './Surroundings.tsx';

function Group({
  group: { title, icon, kind, places },
  first,
}: {
  readonly group: NearbyGroup;
  readonly first: number;
}) {
  const id = `near-${kind}`;
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="s" id={id}>
        <Icon name={icon} size="s" />
        {` ${title}`}
      </Heading>
      {places.length === 0 ? (
        <Text as="p" tone="muted">
          {messages.noStationNear}
        </Text>
      ) : (
        <ol className={css.list} start={first}>
          {places.map(({ name, codes, minutes, metres }, index) => (
            <li key={name} className={css.place}>
              <span className={css.number} data-kind={kind} aria-hidden="true">
                {first + index}
              </span>
              <span className={css.name}>
                {`${name} `}
                {codes.map((code) => (
                  <Badge key={code} tone="neutral">
                    {code}
                  </Badge>
                ))}
              </span>
              <span className={css.walk}>
                <span>{messages.walk(minutes)}</span>{' '}
                <span className={css.metres}>{`(${formatNumber(metres)} m)`}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** What is near a home and how far it is on foot; nothing where no places were imported or its own is not stated. */
export function Location({
  listing: { id, position, station },
}: {
  readonly listing: Pick<ListingDetail, 'id' | 'position' | 'station'>;
}) {
  const { data: stations } = useRoute('listStations', { id }, { isErrorReturned: true });
  const { data: places } = useRoute('listPlaces', { id }, { isErrorReturned: true });
  const groups = listNearby(stations, places);
  if (!position || groups.length === 0) return null;
  const nearest = describeStation({ station });
  const all = groups.flatMap((group) => group.places);
  return (
    <Section id="location" title={messages.locationTitle}>
      {nearest ? <Text as="p">{messages.nearestStation(nearest)}</Text> : null}
      {all.length > 0 ? <Surroundings home={position} places={all} /> : null}
      <div className={css.groups}>
        {groups.map((group) => (
          <Group
            key={group.kind}
            group={group}
            first={all.findIndex(({ kind }) => kind === group.kind) + 1}
          />
        ))}
      </div>
      <Text as="p" size="xs" tone="muted">
        {`${messages.walkEstimate} ${messages.placesAttribution}`}
      </Text>
    </Section>
  );
}
