import type { Viewing, ViewingSlot } from '@sewa/api/client';

/** A time at which a home is shown, with who comes. */
export interface HostTime {
  readonly slotId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** Null once it has begun, or while the listing isn't live. */
  readonly slot: ViewingSlot | null;
  readonly viewings: readonly Viewing[];
}

/** Whether somebody holds or waits for a seat. */
const isActive = ({ state }: Viewing): boolean => ['waiting', 'offered', 'booked', 'arrived'].includes(state);

/** Whether a viewing is still to come, or is on. */
const isAhead = ({ may, state, goesOn }: Viewing): boolean =>
  !may.includes('answer') && (may.includes('cancel') || (state === 'arrived' && goesOn === null));

/** Times to come of a listing, soonest first: those that are offered, and those that somebody has booked. */
export function listHostTimes(slots: readonly ViewingSlot[], viewings: readonly Viewing[]): HostTime[] {
  const times = new Map<string, HostTime>();
  for (const slot of slots) times.set(slot.id, { ...slot, slotId: slot.id, slot, viewings: [] });
  for (const viewing of viewings) {
    const { slotId, startsAt, endsAt } = viewing;
    const known = times.get(slotId);
    if (known === undefined && !isAhead(viewing)) continue;
    if (viewing.state === 'cancelled') continue;
    const time = known ?? { slotId, startsAt, endsAt, slot: null, viewings: [] };
    times.set(slotId, { ...time, viewings: [...time.viewings, viewing] });
  }
  return [...times.values()].toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

/** The booked viewings of the soonest time that isn't over: who is at the door next. */
export function findNextViewings(viewings: readonly Viewing[]): readonly Viewing[] {
  const booked = viewings
    .filter((viewing) => viewing.state === 'booked' && isAhead(viewing))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  return booked.filter(({ slotId }) => slotId === booked[0]?.slotId);
}

/** Viewings about which nothing is open any more, the latest first; nobody needs to know who was in line. */
export const listEarlier = (viewings: readonly Viewing[]): Viewing[] =>
  viewings
    .filter(
      (viewing) =>
        !isAhead(viewing) &&
        !viewing.may.includes('answer') &&
        !['waiting', 'offered'].includes(viewing.state),
    )
    .toSorted((one, other) => other.startsAt.localeCompare(one.startsAt));

/** Names of those who are told when a time is taken back. */
export const listTold = ({ viewings }: HostTime, someone: string): string[] =>
  viewings.filter(isActive).map(({ personName }) => personName ?? someone);
