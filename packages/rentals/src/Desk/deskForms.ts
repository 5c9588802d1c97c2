import type { PageRequest } from '@sewa/pages';
import { confirmFirst, createFormActions, parseText } from '@sewa/pages/forms';
import { redirect } from 'react-router-dom';
import * as common from '../messages.ts';
import { sectionParameters, sectionPath } from './deskSections.ts';
import * as messages from './messages.ts';

/** Names of the buttons; their value is the key of the partner, the name of the waitlist, or the id of the experiment. */
export const deskButtons = {
  addPartner: 'add-partner',
  addKey: 'add-signing-key',
  end: 'end-partner',
  endSurely: 'end-partner-surely',
  close: 'close-waitlist',
  open: 'open-waitlist',
  start: 'start-experiment',
  startSurely: 'start-experiment-surely',
  stop: 'stop-experiment',
  stopSurely: 'stop-experiment-surely',
} as const;

/** What the form for a new partner is about. */
export const newPartner = 'new-partner';

/** The sentence about a field that the API refused; a number of a list follows the name of its field. */
function describeField(name: string, reason: string): [field: string, words: string] {
  const [field = name] = name.split('.');
  if (reason === 'is missing') return [field, messages.missing[field] ?? `This ${reason}.`];
  return [field, `${field === 'origins' ? 'These' : 'This'} ${reason}.`];
}

const { rejectForm, runFormAction } = createFormActions({
  gone: common.gone,
  changedMeanwhile: common.changedMeanwhile,
  outdated: ['listDeskPartners', 'listDeskWaitlists', 'listDeskExperiments'],
  describe: ({ status, fields }) =>
    status === 400
      ? { fields: Object.fromEntries(fields.map(({ name, reason }) => describeField(name, reason))) }
      : null,
});

type Handle = (page: PageRequest, form: FormData, id: string) => Promise<unknown>;

const addPartner: Handle = async (page, form) => {
  const name = parseText(form, 'name');
  const origins = parseText(form, 'origins', 4_000);
  try {
    const body = { name, origins: origins.split(/[\s,]+/).filter(Boolean) };
    const { key } = await page.client.addDeskPartner({ body });
    return redirect(sectionPath('partners', key, { [sectionParameters.done]: 'added' }), 303);
  } catch (error) {
    return rejectForm({ about: newPartner, typed: { name, origins } }, error);
  }
};

const addKey: Handle = (page, form, key) => {
  const publicKey = parseText(form, 'publicKey', 4_000);
  return runFormAction(page, { about: `${key}-keys`, done: messages.keyAdded, typed: { publicKey } }, () =>
    page.client.addDeskPartnerKey({ key, body: { publicKey } }),
  );
};

const endSurely: Handle = (page, _form, key) =>
  runFormAction(page, { about: key, done: messages.partnerEnded }, () => page.client.endDeskPartner({ key }));

const setWaitlist =
  (state: 'open' | 'closed', done: string): Handle =>
  (page, _form, name) =>
    runFormAction(page, { about: name, done }, () => page.client.setDeskWaitlist({ name, body: { state } }));

const setExperiment =
  (isRunning: boolean, done: string): Handle =>
  (page, _form, id) =>
    runFormAction(page, { about: id, done }, () =>
      page.client.setDeskExperiment({ id, body: { isRunning } }),
    );

const start = setExperiment(true, messages.experimentStarted);

const handlers: readonly (readonly [button: string, handle: Handle])[] = [
  [deskButtons.addPartner, addPartner],
  [deskButtons.addKey, addKey],
  [deskButtons.end, async (_page, _form, key) => confirmFirst(key)],
  [deskButtons.endSurely, endSurely],
  [deskButtons.close, setWaitlist('closed', messages.waitlistClosed)],
  [deskButtons.open, setWaitlist('open', messages.waitlistOpened)],
  [
    deskButtons.start,
    // Only numbers that are there can be lost.
    async (page, form, id) => (form.has('hasNumbers') ? confirmFirst(id) : start(page, form, id)),
  ],
  [deskButtons.startSurely, start],
  [deskButtons.stop, async (_page, _form, id) => confirmFirst(id)],
  [deskButtons.stopSurely, setExperiment(false, messages.experimentStopped)],
];

/** Takes the forms about partners, waitlists and experiments; null if a form is about something else. */
export async function handleDeskForm(page: PageRequest, form: FormData): Promise<unknown> {
  for (const [button, handle] of handlers)
    if (form.has(button)) return handle(page, form, parseText(form, button));
  return null;
}
