import { Button, Icon } from '@sewa/ui';
import { useKeptHomes } from './Hearts.tsx';
import * as css from './KeepButton.css.ts';
import { keepFormId } from './keepFormId.ts';

/** Keeps or drops one home, with a word beside the heart. */
export function KeepButton({ listingId }: { readonly listingId: string }) {
  const kept = useKeptHomes();
  if (!kept) return null;
  return (
    <span id={listingId} className={css.frame}>
      <Button
        look="secondary"
        type="submit"
        form={keepFormId}
        name="listing"
        value={listingId}
        aria-pressed={kept.ids?.has(listingId)}
        onClick={kept.press}
      >
        <Icon name="heart" /> Keep
      </Button>
    </span>
  );
}
