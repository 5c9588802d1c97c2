import { Button, Icon } from '@sewa/ui';
import * as common from '../messages.ts';
import { useSavedHomes } from './Hearts.tsx';
import * as messages from './messages.ts';
import * as css from './SaveButton.css.ts';
import { saveFormId } from './saveFormId.ts';

/** Saves or drops one home, with a word beside the heart. */
export function SaveButton({ listingId, home }: { readonly listingId: string; readonly home: string }) {
  const saved = useSavedHomes();
  if (!saved) return null;
  return (
    <span id={listingId} className={css.frame}>
      <Button
        variant="secondary"
        type="submit"
        form={saveFormId}
        name="listing"
        value={listingId}
        aria-label={messages.saveHomeLabel(home)}
        aria-pressed={saved.ids?.has(listingId)}
        onClick={saved.press}
      >
        <Icon name="heart" /> {common.saveLabel}
      </Button>
    </span>
  );
}
