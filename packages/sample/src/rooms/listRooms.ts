import { createRandom } from '../drawings/random.ts';
import type { SampleHome } from '../sampleHome.ts';
import { listStyles } from './listStyles.ts';
import { type RoomKind, type RoomPicture, roomPictures } from './roomPictures.ts';

const MOST_BEDROOMS = 3;

/** Pictures of a kind for a home, those in its best look first, in an order of its own. */
function listOfKind(home: SampleHome, kind: RoomKind): RoomPicture[] {
  const styles = listStyles(home);
  const random = createRandom(`${home.key} ${kind}`);
  return roomPictures
    .filter((picture) => picture.kind === kind)
    .map((picture) => ({ picture, turn: random.whole(0, 1_000_000) }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ picture }) => picture)
    .filter(({ style }) => styles.includes(style))
    .toSorted((a, b) => styles.indexOf(a.style) - styles.indexOf(b.style));
}

/** Whether a rendered facade is one of this home: there is a slab block alone. */
const hasFacade = ({ facade }: SampleHome): boolean => facade === 'public';

/** The rendered pictures of a home in the order of its gallery, its lead first: as many bedrooms as it has, three at most. */
export function listRooms(home: SampleHome, lead: RoomPicture): RoomPicture[] {
  const isPart = home.propertySubType === 10 || home.propertySubType === 20;
  const bedrooms = isPart || home.propertySubType === 30 ? 0 : Math.min(home.bedrooms, MOST_BEDROOMS);
  const rooms = [
    lead,
    ...listOfKind(home, 'bedroom')
      .filter(({ file }) => file !== lead.file)
      .slice(0, lead.kind === 'bedroom' ? Math.max(bedrooms - 1, 0) : bedrooms),
    ...listOfKind(home, 'kitchen').slice(0, home.propertySubType === 30 ? 0 : 1),
    ...listOfKind(home, 'bath').slice(0, 1),
    ...listOfKind(home, home.propertyType === 0 ? 'corridor' : 'balcony').slice(0, 1),
    ...(hasFacade(home) ? listOfKind(home, 'facade').slice(0, 1) : []),
  ];
  return [...new Map(rooms.map((picture) => [picture.file, picture])).values()];
}
