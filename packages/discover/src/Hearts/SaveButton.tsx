import type { ListingItem } from '@sewa/api/client';
import { Button, Icon } from '@sewa/ui';
import { describeListing } from '../describeListing.ts';
import * as common from '../messages.ts';
import { useSavedHomes } from './Hearts.tsx';
import * as messages from './messages.ts';
import * as css from './SaveButton.css.ts';
import { saveFormId } from './saveFormId.ts';

/** Saves or drops one home, with a word beside the heart. */
export function SaveButton({ listing }: { readonly listing: ListingItem }) {
  const saved = useSavedHomes();
  if (!saved) return null;
  return (
    <span id={listing.id} className={css.frame}>
      <Button
        variant="secondary"
        type="submit"
        form={saveFormId}
        name="listing"
        value={listing.id}
        aria-label={messages.saveHomeLabel(describeListing(listing))}
        aria-pressed={saved.ids?.has(listing.id)}
        onClick={(event) => saved.press(event, listing)}
      >
        <Icon name="heart" /> {common.saveLabel}
      </Button>
    </span>
  );
}
