import type { RouteAnswer } from '@sewa/api/client';
import type { PlaceKind } from '@sewa/api/schema';
import type { IconName } from '@sewa/ui';
import * as messages from './messages.ts';

type Station = NonNullable<RouteAnswer<'listStations'>>[number];
type Place = NonNullable<RouteAnswer<'listPlaces'>>[number];

/** What something near a home is. */
export type NearbyKind = 'station' | PlaceKind;

/** Something near a home. */
export interface Nearby extends Pick<Station, 'name' | 'minutes' | 'metres' | 'position'> {
  readonly kind: NearbyKind;
  /** Codes of a station's lines. */
  readonly codes: readonly string[];
}

/** All of one kind, the nearest first. */
export interface NearbyGroup {
  readonly kind: NearbyKind;
  readonly title: string;
  readonly icon: IconName;
  readonly places: readonly Nearby[];
}

const kinds: Readonly<Record<NearbyKind, Pick<NearbyGroup, 'title' | 'icon'>>> = {
  station: { title: messages.stationsTitle, icon: 'train-front' },
  'hawker-centre': { title: messages.hawkerCentresTitle, icon: 'utensils' },
  mall: { title: messages.mallsTitle, icon: 'shopping-bag' },
  'primary-school': { title: messages.primarySchoolsTitle, icon: 'school' },
};

/** What is near a home, by kind; kinds of which nothing is near are left out, except stations where they are known. */
export function listNearby(
  stations: readonly Station[] | null | undefined,
  places: readonly Place[] | null | undefined,
): NearbyGroup[] {
  const all: Nearby[] = [
    ...(stations ?? []).map((station) => ({ kind: 'station' as const, ...station })),
    ...(places ?? []).map((place) => ({ codes: [], ...place })),
  ];
  return (Object.keys(kinds) as NearbyKind[])
    .map((kind) => ({ kind, ...kinds[kind], places: all.filter((place) => place.kind === kind) }))
    .filter((group) => group.places.length > 0 || (group.kind === 'station' && stations));
}
