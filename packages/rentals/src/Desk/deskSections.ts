import { reviewPath } from '@sewa/paths';

/** What operators see and change beside the queues, each a tab. */
export const deskSections = ['partners', 'waitlists', 'experiments'] as const;

/** One of them. */
export type DeskSection = (typeof deskSections)[number];

/** What an address shows of a section: the partner or the waitlist that is open, and what was done before. */
export const sectionParameters = { show: 'show', item: 'item', done: 'done' } as const;

/** The section that an address shows; null if it shows something else. */
export const parseSection = (params: URLSearchParams): DeskSection | null =>
  deskSections.find((name) => name === params.get(sectionParameters.show)) ?? null;

/** Path of a section, or of one thing in it. */
export const sectionPath = (section: DeskSection, item?: string, more: Record<string, string> = {}): string =>
  `${reviewPath()}?${new URLSearchParams({
    [sectionParameters.show]: section,
    ...(item === undefined ? {} : { [sectionParameters.item]: item }),
    ...more,
  })}`;
