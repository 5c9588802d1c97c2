import type { PropertyListing } from '@sewa/api/client';
import { Button, Inline, Link } from '@sewa/ui';
import { useNavigation } from 'react-router-dom';
import type { NextStep } from './findNextStep.ts';
import { ListingMenu } from './ListingMenu.tsx';
import { listingFields } from './listingForms.ts';
import { findListingPath } from './listingPaths.ts';

interface ListingButtonsProps {
  readonly listing: PropertyListing;
  readonly propertyId: string;
  /** Tells the listing from all others. */
  readonly name: string;
  readonly step: NextStep;
}

/** The next step of a listing as a button, and a menu of everything else. */
export function ListingButtons({ listing, propertyId, name, step }: ListingButtonsProps) {
  const { state, formData } = useNavigation();
  const isBusy = (send: string) =>
    state !== 'idle' &&
    formData?.get(listingFields.listing) === listing.id &&
    formData.get(listingFields.action) === send;
  return (
    <Inline gap="s">
      {step.actions.map(({ label, to }, index) => {
        const variant = index === 0 && step.tone !== 'muted' ? 'primary' : 'secondary';
        const described = `${label}: ${name}`;
        return 'open' in to ? (
          <Link
            key={label}
            variant={variant}
            size="s"
            href={findListingPath(to.open, propertyId, listing)}
            aria-label={described}
          >
            {label}
          </Link>
        ) : (
          <Button
            key={label}
            type="submit"
            variant={variant}
            size="s"
            name={listingFields.action}
            value={to.send}
            isBusy={isBusy(to.send)}
            aria-label={described}
          >
            {label}
          </Button>
        );
      })}
      <ListingMenu listing={listing} propertyId={propertyId} name={name} step={step} />
    </Inline>
  );
}
