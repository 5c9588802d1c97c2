/** A stretch of rents and the places of some of them on it. */
export interface Scale {
  /** Where a rent stands, in units of the drawing. */
  readonly place: (rent: number) => number;
}

/** Spreads rents over a width so that all of them fit with a little room at both ends. */
export function makeScale(rents: readonly number[], width: number): Scale {
  const least = Math.min(...rents);
  const most = Math.max(...rents);
  const room = Math.max((most - least) * 0.15, 1);
  return {
    place: (rent) => Math.round(((rent - least + room) / (most - least + 2 * room)) * width * 10) / 10,
  };
}
