import { IconToggle } from '@sewa/ui';
import { useKeptHomes } from './Hearts.tsx';
import { keepFormId } from './keepFormId.ts';

/** Keeps or drops one home; nothing outside `Hearts`. Everybody gets the same markup, the state comes with script. */
export function Heart({ listingId }: { readonly listingId: string }) {
  const kept = useKeptHomes();
  if (!kept) return null;
  return (
    <IconToggle
      icon="heart"
      label="Keep"
      type="submit"
      form={keepFormId}
      name="listing"
      value={listingId}
      isOn={kept.ids?.has(listingId)}
      onClick={kept.press}
    />
  );
}
