import type { ConversationEntry, EnquiryStanding } from '@sewa/api/client';
import { Badge } from '@sewa/ui';
import * as messages from '../messages.ts';
import { findEntryState } from './findState.ts';

const tones = {
  new: 'accent',
  replied: 'neutral',
  viewing: 'info',
  offer: 'success',
  'not-fit': 'neutral',
} as const;

/** Where an enquiry stands. */
export const StateBadge = ({ state }: { readonly state: EnquiryStanding['state'] }) => (
  <Badge tone={tones[state]}>{messages.enquiryState[state]}</Badge>
);

/** Where a conversation of the list stands and who answers it; nothing unless the user lets the home. */
export function EntryBadge(entry: ConversationEntry) {
  const state = findEntryState(entry);
  if (state === null) return null;
  const assignee = entry.enquiry?.assignee;
  return (
    <>
      {assignee ? <Badge>{assignee.name ?? messages.someone}</Badge> : null}
      <StateBadge state={state} />
    </>
  );
}
