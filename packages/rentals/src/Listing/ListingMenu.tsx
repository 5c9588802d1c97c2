import type { PropertyListing } from '@sewa/api/client';
import { formatMoney } from '@sewa/formatters';
import { usePageSite } from '@sewa/pages';
import { ShareItems, useShareLink } from '@sewa/pages/share';
import { listingPath } from '@sewa/paths';
import { Button, Icon, Menu, MenuGroup, MenuItem, MenuLink } from '@sewa/ui';
import type { NextStep } from './findNextStep.ts';
import * as css from './ListingMenu.css.ts';
import { ASK_TO_CLOSE, listingFields } from './listingForms.ts';
import { findListingPath } from './listingPaths.ts';
import { listMenuActions } from './listMenuActions.ts';
import * as messages from './messages.ts';

interface ListingMenuProps {
  readonly listing: PropertyListing;
  readonly propertyId: string;
  /** Tells the listing from all others. */
  readonly name: string;
  /** What stands beside the menu already. */
  readonly step: NextStep;
}

/** What else can be done with a listing; its buttons send the form around it, also without script. */
export function ListingMenu({ listing, propertyId, name, step }: ListingMenuProps) {
  const { publicUrl } = usePageSite();
  const link = useShareLink(`${publicUrl}${listingPath(listing.id, listing.slug)}`);
  const actions = listMenuActions(listing, step);
  if (actions.length === 0) return null;
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="quiet" size="s" aria-label={messages.actionsLabel(name)}>
          {messages.moreActionsLabel} <Icon name="chevron-down" size="s" />
        </Button>
      }
    >
      {actions.map(({ label, to }) =>
        'open' in to ? (
          <MenuLink key={label} href={findListingPath(to.open, propertyId, listing)}>
            {label}
          </MenuLink>
        ) : (
          <MenuItem
            key={label}
            type="submit"
            name={listingFields.action}
            value={to.send}
            variant={to.send === ASK_TO_CLOSE ? 'danger' : 'normal'}
          >
            {label}
          </MenuItem>
        ),
      )}
      {listing.state === 'live' ? (
        <div role="none" className={css.share}>
          <MenuGroup label={messages.shareLabel}>
            <ShareItems
              title={messages.sharedTitle(listing.title ?? name, formatMoney(listing.monthlyRent))}
              link={link}
            />
          </MenuGroup>
        </div>
      ) : null}
    </Menu>
  );
}
