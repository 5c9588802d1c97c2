import { createFormActions } from '@sewa/pages/forms';
import * as messages from './viewingMessages.ts';

/** How the forms about viewings are answered. */
export const { runFormAction } = createFormActions({
  gone: messages.gone,
  changedMeanwhile: messages.changedMeanwhile,
  outdated: ['listSlots', 'listViewings'],
});

/** Names of the fields of a form about a viewing: what is done, the viewing, the time, and the version. */
export const viewingFields = {
  action: 'viewing-action',
  viewing: 'viewing',
  slot: 'slot',
  version: 'version',
} as const;
