import type { DeskNote } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { listNoteRows } from './noteQueries.ts';
import { mayUseDesk } from './whoMayAsk.ts';

/** The internal notes about something that waits, oldest first. */
export const listDeskNotes = defineVerb(
  mayUseDesk,
  ({ db }, { about, id }: RouteInput<'listDeskNotes'>): Promise<DeskNote[]> => listNoteRows(db, about, id),
);
