import type { DeskSection } from './deskSections.ts';
import { Experiments } from './Experiments.tsx';
import { OpenPartner } from './OpenPartner.tsx';
import { OpenWaitlist } from './OpenWaitlist.tsx';
import { Partners } from './Partners.tsx';
import { Waitlists } from './Waitlists.tsx';

interface DeskToolsProps {
  readonly section: DeskSection;
  /** The partner or waitlist that is open, by its key or name. */
  readonly item: string | null;
}

/** What operators see and change beside the queues. */
export function DeskTools({ section, item }: DeskToolsProps) {
  if (section === 'experiments') return <Experiments />;
  if (section === 'partners') return item === null ? <Partners /> : <OpenPartner key={item} id={item} />;
  return item === null ? <Waitlists /> : <OpenWaitlist key={item} id={item} />;
}
