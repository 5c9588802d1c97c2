import type { SampleHome } from '../sampleHome.ts';
import { listLeadKinds, listStyles } from './listStyles.ts';
import { type RoomPicture, roomPictures } from './roomPictures.ts';

/** How many cards a page of results has: among so many, no lead should stand twice. */
const CARDS = 48;

/** How well a picture fits: by its room, then by its look; null if it shows something else. */
function countMisfit(picture: RoomPicture, home: SampleHome): number | null {
  const kind = listLeadKinds(home).indexOf(picture.kind);
  if (kind < 0) return null;
  const styles = listStyles(home);
  const style = styles.indexOf(picture.style);
  return kind * (styles.length + 1) + (style < 0 ? styles.length : style);
}

/**
 * The first picture of each home, dealt in the order of the homes: the best fit among those that no home before it on the same page has, else
 * the one that was dealt longest ago.
 */
export function dealLeads(homes: readonly SampleHome[]): ReadonlyMap<string, RoomPicture> {
  const dealt = new Map<string, number>();
  const leads = new Map<string, RoomPicture>();
  homes.forEach((home, index) => {
    const last = ({ file }: RoomPicture): number => dealt.get(file) ?? -CARDS;
    const isFree = (picture: RoomPicture): boolean => index - last(picture) >= CARDS;
    const [lead] = roomPictures
      .flatMap((picture) => {
        const misfit = countMisfit(picture, home);
        return misfit === null ? [] : [{ picture, misfit }];
      })
      .toSorted(
        (a, b) =>
          Number(isFree(b.picture)) - Number(isFree(a.picture)) ||
          (isFree(a.picture) ? a.misfit - b.misfit : 0) ||
          last(a.picture) - last(b.picture),
      );
    if (!lead) return;
    dealt.set(lead.picture.file, index);
    leads.set(home.key, lead.picture);
  });
  return leads;
}
