import { IconToggle } from '@sewa/ui';
import * as messages from '../messages.ts';
import type { SavedHomes } from './Hearts.tsx';
import { saveFormId } from './saveFormId.ts';

interface HeartProps {
  readonly listingId: string;
  /** What `Hearts` around it knows. */
  readonly saved: SavedHomes;
}

/** Saves or drops one home. Everybody gets the same markup, the state comes with script. */
export function Heart({ listingId, saved }: HeartProps) {
  return (
    <IconToggle
      icon="heart"
      label={messages.saveLabel}
      type="submit"
      form={saveFormId}
      name="listing"
      value={listingId}
      isOn={saved.ids?.has(listingId)}
      onClick={saved.press}
    />
  );
}
