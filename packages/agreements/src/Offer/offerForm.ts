import type { PageRequest } from '@sewa/pages';
import { makeResult, parseTexts, parseVersion, sendOnce } from '@sewa/pages/forms';
import { forgetTabDraft } from '@sewa/pages/tab-draft';
import { data } from 'react-router-dom';
import { runFormAction } from '../formActions.ts';
import { changeRows, findOccupierField, ROW } from '../Occupiers/occupierTexts.ts';
import * as messages from './messages.ts';
import { findExpiry, parseOffer } from './offerTexts.ts';

/** Names the form of an offer. */
export const OFFER = 'offer';

/** Where the tab stores an offer that isn't sent yet. */
export const nameDraft = (rentalId: string): string => `offer:${rentalId}`;

const controls: Readonly<Record<string, string>> = {
  goodFaithCents: 'goodFaith',
  expiresAt: 'answerDays',
};

const findControl = (field: string): string => {
  const name = field.replace(/^terms\./, '');
  return findOccupierField(name) ?? controls[name] ?? name;
};

/** Takes the form of an offer or a counter-offer; null if the form is about something else. */
export async function handleOfferForm(page: PageRequest, form: FormData): Promise<unknown> {
  const { params, client, url } = page;
  const id = params.id ?? '';
  const name = form.get('do');
  if (name !== 'offer' && name !== 'counter' && form.get('form') !== OFFER) return null;
  const typed = parseTexts(form);
  const change = form.get(ROW);
  if (typeof change === 'string') return data(makeResult({ about: OFFER, typed: changeRows(typed, change) }));
  const { terms, issues } = parseOffer(typed);
  if (Object.keys(issues).length > 0)
    return data(makeResult({ about: OFFER, error: messages.checkFields, fields: issues, typed }), {
      status: 400,
    });
  const version = parseVersion(form);
  const call = name === 'counter' ? client.counterOffer : client.makeOffer;
  const place = new URL(url.pathname, url);
  return runFormAction(
    { url: place },
    { about: OFFER, done: messages.sent, typed, findControl },
    async () => {
      const { now } = await client.getRental({ id });
      const body = { version, terms: { ...terms, expiresAt: findExpiry(typed, now) } };
      const moved = await sendOnce([id, typed], (options) => call({ id, body }, options));
      if (typeof document !== 'undefined') forgetTabDraft(nameDraft(id));
      return moved;
    },
  );
}
