import type { ListingDetail } from '@sewa/api/client';
import { findDay, formatAddressWithoutUnit, formatMoney } from '@sewa/formatters';
import { usePageSite } from '@sewa/pages';
import { ShareMenu } from '@sewa/pages/share';
import { listingPath } from '@sewa/paths';
import { Badge, Button, Heading, Icon, Link, Stack, Text } from '@sewa/ui';
import { describeKind, describeListing, describeProvenance } from '../describeListing.ts';
import { SaveButton } from '../Hearts/SaveButton.tsx';
import { listUsualMoveInCost } from '../MoveInCost/listMoveInCost.ts';
import * as common from '../messages.ts';
import { PriceDrop } from '../PriceDrop/PriceDrop.tsx';
import * as css from './ListingView.css.ts';
import * as messages from './messages.ts';

interface ListingHeadProps {
  readonly listing: ListingDetail;
  readonly isPreview: boolean;
}

function Actions({ listing }: Pick<ListingHeadProps, 'listing'>) {
  const site = usePageSite();
  return (
    <>
      <SaveButton listing={listing} />
      <ShareMenu
        title={common.listingTitle(describeListing(listing), formatMoney(listing.monthlyRent))}
        url={`${site.publicUrl}${listingPath(listing.id, listing.slug)}`}
      />
    </>
  );
}

/** The same buttons before there is a page to save or share. */
function InactiveActions() {
  return (
    <>
      <Button variant="secondary" disabled>
        <Icon name="heart" /> {common.saveLabel}
      </Button>
      <Button variant="secondary" disabled>
        <Icon name="share-2" /> {messages.shareLabel}
      </Button>
    </>
  );
}

/** What a home is called, what it costs, and what can be done with its page. */
export function ListingHead({ listing, isPreview }: ListingHeadProps) {
  const kind = describeKind(listing);
  const provenance = describeProvenance(listing);
  const { total, isWhole } = listUsualMoveInCost(listing.monthlyRent, findDay(Date.now()) ?? '');
  return (
    <header className={css.head}>
      <Stack gap="s">
        <Stack direction="row" gap="s" isWrapping>
          {kind ? <Badge tone="neutral">{kind}</Badge> : null}
          {provenance ? <Badge tone="info">{provenance}</Badge> : null}
        </Stack>
        <Heading level={1} size="xl">
          {describeListing(listing)}
        </Heading>
        {listing.title ? <Text tone="muted">{formatAddressWithoutUnit(listing.address)}</Text> : null}
        <div className={css.rent}>
          <Text as="span" size="xl" weight="bold" isNumeric>
            {formatMoney(listing.monthlyRent)}
          </Text>{' '}
          <span className={css.period}>{common.perMonth}</span>
          {listing.status === 'live' && isWhole ? (
            <>
              {' · '}
              <Link href="#move-in">{messages.moveInFor(formatMoney(total))}</Link>
            </>
          ) : null}
        </div>
        {listing.previousRent === null ? null : (
          <PriceDrop rent={listing.monthlyRent} before={listing.previousRent} />
        )}
      </Stack>
      <div className={css.actions}>{isPreview ? <InactiveActions /> : <Actions listing={listing} />}</div>
    </header>
  );
}
