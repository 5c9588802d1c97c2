import type { Favourite } from '@sewa/api/client';
import { findDistrict, formatAddressWithoutUnit, formatMoney } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { favouritePath } from '@sewa/paths';
import { Button, Card, Checkbox, Heading, Icon, Link, Text } from '@sewa/ui';
import { describeKind, describeListing } from '../describeListing.ts';
import { ListingPicture } from '../ListingPicture/ListingPicture.tsx';
import * as common from '../messages.ts';
import { compareFormId } from './chooseToCompare.ts';
import * as css from './FavouriteCard.css.ts';
import type { RejectedNote } from './favouriteForms.ts';
import * as messages from './messages.ts';
import { NoteField } from './NoteField.tsx';
import { RentSince } from './RentSince.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** One favourite in the list. */
export interface FavouriteCardProps {
  readonly favourite: Favourite;
  /** True while it is open beside the list. */
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  /** True once as many are chosen as a table holds. */
  readonly isChoiceFull: boolean;
  readonly rejected: RejectedNote | null;
  readonly onChoose: (listingId: string, isChosen: boolean) => void;
  readonly onDrop: (favourite: Favourite) => void;
}

/** A saved home: what it is, what became of its rent, a note, and ways to compare and remove it. */
export function FavouriteCard({
  favourite,
  isOpen,
  isChosen,
  isChoiceFull,
  rejected,
  onChoose,
  onDrop,
}: FavouriteCardProps) {
  const { listing } = favourite;
  const { id } = listing;
  const name = describeListing(listing);
  const place = [
    describeKind(listing),
    listing.title ? formatAddressWithoutUnit(listing.address) : null,
    findDistrict(listing.district ?? '')?.name,
  ].filter(Boolean);
  return (
    <Card as="article" id={id} padding="none">
      <div className={css.card} data-open={isOpen ? '' : undefined}>
        <div className={css.picture}>
          <ListingPicture picture={listing.picture} />
        </div>
        <div className={css.content}>
          <div className={css.top}>
            <Text as="p" size="l" weight="bold" isNumeric>
              <span>{formatMoney(listing.monthlyRent)}</span>{' '}
              <span className={css.period}>{common.perMonth}</span>
            </Text>
            <StatusBadge status={listing.status} />
          </div>
          <Heading level={2} size="s">
            <Link variant="quiet" href={favouritePath(id)} aria-current={isOpen ? 'page' : undefined}>
              {name}
            </Link>
          </Heading>
          <Text as="p" size="s" tone="muted">
            {place.join(' · ')}
          </Text>
          <RentSince then={favourite.rentWhenKept} now={listing.monthlyRent} />
          <NoteField favourite={favourite} rejected={rejected?.listingId === id ? rejected : null} />
          <div className={css.actions}>
            <Checkbox
              form={compareFormId}
              name="compare"
              value={id}
              label={messages.compareLabel}
              aria-label={messages.compareNamedLabel(name)}
              checked={isChosen}
              disabled={isChoiceFull && !isChosen}
              onChange={(event) => onChoose(id, event.currentTarget.checked)}
            />
            <PageForm>
              <Button
                type="submit"
                variant="quiet"
                name="drop"
                value={id}
                aria-label={common.removeNamedLabel(name)}
                onClick={(event) => {
                  event.preventDefault();
                  onDrop(favourite);
                }}
              >
                <Icon name="x" size="s" /> {common.removeLabel}
              </Button>
            </PageForm>
          </div>
        </div>
      </div>
    </Card>
  );
}
