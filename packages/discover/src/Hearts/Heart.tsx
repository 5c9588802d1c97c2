import { IconToggle } from '@sewa/ui';
import { useSavedHomes } from './Hearts.tsx';
import { saveFormId } from './saveFormId.ts';

/** Keeps or drops one home; nothing outside `Hearts`. Everybody gets the same markup, the state comes with script. */
export function Heart({ listingId }: { readonly listingId: string }) {
  const saved = useSavedHomes();
  if (!saved) return null;
  return (
    <IconToggle
      icon="heart"
      label="Keep"
      type="submit"
      form={saveFormId}
      name="listing"
      value={listingId}
      isOn={saved.ids?.has(listingId)}
      onClick={saved.press}
    />
  );
}
