import { EditStore } from './EditStore.ts';
import { isPending, UploadStore } from './UploadStore.ts';

/** What happens to the photos of one listing. */
export interface PhotoStores {
  readonly uploads: UploadStore;
  readonly edits: EditStore;
}

const stores = new Map<string, PhotoStores>();

const isBusy = ({ uploads, edits }: PhotoStores): boolean =>
  uploads.getSnapshot().uploads.some(isPending) || edits.getSnapshot().isSaving;

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks before the tab is closed while something is on its way, and only then, because it keeps browsers from restoring the page. */
function watchLeaving(): void {
  if ([...stores.values()].some(isBusy)) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

/** The stores of a listing: the same for the whole life of the tab. Browser only. */
export function getPhotoStores(listingId: string): PhotoStores {
  const found = stores.get(listingId);
  if (found) return found;
  const edits = new EditStore(listingId);
  const replacing = { before: () => edits.settle(), after: (id: string) => edits.forget(id) };
  const made = { uploads: new UploadStore(listingId, replacing), edits };
  stores.set(listingId, made);
  made.uploads.subscribe(watchLeaving);
  made.edits.subscribe(watchLeaving);
  window.addEventListener('pagehide', () => made.edits.commitRemovalsOnLeave());
  return made;
}

/** Waits until this tab's changes of a listing's photos are stored; answers the listing's version then, 0 if there were none. */
export const settlePhotoEdits = async (listingId: string): Promise<number> =>
  (await stores.get(listingId)?.edits.settle()) ?? 0;
