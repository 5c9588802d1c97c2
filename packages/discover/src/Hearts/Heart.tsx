import { IconToggle } from '@sewa/ui';
import type { SavedHomes } from './Hearts.tsx';
import * as messages from './messages.ts';
import { saveFormId } from './saveFormId.ts';

interface HeartProps {
  readonly listingId: string;
  /** What the home is called. */
  readonly home: string;
  /** What `Hearts` around it knows. */
  readonly saved: SavedHomes;
}

/** Saves or drops one home. Everybody gets the same markup, the state comes with script. */
export function Heart({ listingId, home, saved }: HeartProps) {
  return (
    <IconToggle
      icon="heart"
      label={messages.saveHomeLabel(home)}
      type="submit"
      form={saveFormId}
      name="listing"
      value={listingId}
      isOn={saved.ids?.has(listingId)}
      onClick={saved.press}
    />
  );
}
