import type { ListingDetail } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { findDay } from '@sewa/formatters';
import { Gallery, Text } from '@sewa/ui';
import { type ReactNode, useState } from 'react';
import { Amenities } from '../Amenities.tsx';
import { FairRent } from '../FairRent/FairRent.tsx';
import { FloorPlan } from '../FloorPlan/FloorPlan.tsx';
import { HouseRules } from '../HouseRules/HouseRules.tsx';
import { Lister } from '../Lister/Lister.tsx';
import { ListingFacts } from '../ListingFacts/ListingFacts.tsx';
import { ListingPicture } from '../ListingPicture/ListingPicture.tsx';
import { listGalleryPictures } from '../ListingPicture/listGalleryPictures.ts';
import { Location } from '../Location/Location.tsx';
import { MoveInCost } from '../MoveInCost/MoveInCost.tsx';
import * as common from '../messages.ts';
import { OpenDataNotice } from '../OpenDataNotice.tsx';
import { ScamAdvice } from '../ScamAdvice.tsx';
import { Section } from '../Section.tsx';
import { WhoMayRent } from '../WhoMayRent/WhoMayRent.tsx';
import { Description } from './Description.tsx';
import { describeListed } from './describeListed.ts';
import * as css from './ListingView.css.ts';
import * as messages from './messages.ts';
import { SectionLinks } from './SectionLinks.tsx';

interface ListingViewProps {
  readonly listing: ListingDetail;
  /** Stands above the pictures, on phones below them: what the home is called. */
  readonly head: ReactNode;
  /** True before it is published: nothing on it can be pressed yet. */
  readonly isPreview?: boolean;
  /** Stands beside the home while it is on offer: how to ask for it. */
  readonly aside: ReactNode;
  /** Stands at the end: how to report it. */
  readonly children?: ReactNode;
}

/** Everything a page says of a home: pictures, facts, rules, place, costs, and who lets it. */
export function ListingView({ listing, head, isPreview = false, aside, children }: ListingViewProps) {
  const { data: fairRent } = useRoute('fairRent', { id: listing.id }, { isErrorReturned: true });
  const [today] = useState(() => findDay(new Date()) ?? '');
  const isLive = listing.status === 'live';
  return (
    <div className={css.columns} data-live={isLive ? '' : undefined}>
      <div className={css.pictures}>
        {listing.pictures.length > 0 ? (
          <Gallery id="picture" pictures={listGalleryPictures(listing.pictures)} />
        ) : (
          <div className={css.noPictures}>
            <ListingPicture picture={null} />
          </div>
        )}
      </div>
      <div className={css.headArea}>
        {head}
        <SectionLinks listing={listing} />
      </div>
      <div className={css.main}>
        <Section id="facts" title={messages.detailsTitle}>
          <ListingFacts listing={listing} />
          {isPreview ? null : (
            // The page may have been rendered on the day before.
            <Text as="p" size="s" tone="muted" suppressHydrationWarning>
              {describeListed(findDay(listing.firstListedAt) ?? today, today)}
            </Text>
          )}
        </Section>
        {listing.description ? (
          <Section id="description" title={messages.descriptionTitle}>
            <Description text={listing.description} />
          </Section>
        ) : null}
        <Section id="amenities" title={common.amenitiesTitle}>
          <Amenities codes={listing.amenities} />
        </Section>
        <HouseRules rules={listing.rules} />
        {isLive && !isPreview ? <WhoMayRent listing={listing} today={today} /> : null}
        <Location listing={listing} />
        <FloorPlan pictures={listing.pictures} />
        {isLive ? <MoveInCost monthlyRent={listing.monthlyRent} propertyType={listing.propertyType} /> : null}
        {fairRent ? <FairRent fairRent={fairRent} rent={listing.monthlyRent} today={today} /> : null}
        <Lister listing={listing} isPreview={isPreview} />
        {isLive ? <ScamAdvice /> : null}
        {listing.provenance && !fairRent?.count ? <OpenDataNotice /> : null}
        {children}
      </div>
      {isLive ? <div className={css.aside}>{aside}</div> : null}
    </div>
  );
}
