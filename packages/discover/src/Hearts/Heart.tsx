import type { ListingItem } from '@sewa/api/client';
import { IconToggle } from '@sewa/ui';
import { describeListing } from '../describeListing.ts';
import type { SavedHomes } from './Hearts.tsx';
import * as messages from './messages.ts';
import { saveFormId } from './saveFormId.ts';

interface HeartProps {
  readonly listing: ListingItem;
  /** What `Hearts` around it knows. */
  readonly saved: SavedHomes;
}

/** Saves or drops one home. Everybody gets the same markup, the state comes with script. */
export function Heart({ listing, saved }: HeartProps) {
  return (
    <IconToggle
      icon="heart"
      label={messages.saveHomeLabel(describeListing(listing))}
      type="submit"
      form={saveFormId}
      name="listing"
      value={listing.id}
      isOn={saved.ids?.has(listing.id)}
      onClick={(event) => saved.press(event, listing)}
    />
  );
}
