import type { PageRequest } from '@sewa/pages';
import { makeResult, parseText, parseTexts, parseVersion, rejectFields, sendOnce } from '@sewa/pages/forms';
import { data } from 'react-router-dom';
import { describeMove, runFormAction } from '../formActions.ts';
import { changeRows, findOccupierField, ROW } from '../Occupiers/occupierTexts.ts';
import * as messages from './messages.ts';
import { parseRenewal } from './renewalTexts.ts';

/** Names the section of addenda. */
export const RENEWAL = 'renewal';

/** Names the forms of addenda: the proposal, and the answers. */
export const RENEW = 'renew';
export const ANSWER_ADDENDUM = 'answer-addendum';

/** What the buttons send. */
export const renewalButtons = {
  agree: 'agree-addendum',
  decline: 'decline-addendum',
  takeBack: 'take-back-addendum',
} as const;

const getPlace = ({ url }: PageRequest) => ({ url: new URL(url.pathname, url) });
const getId = ({ params }: PageRequest): string => params.id ?? '';
const findControl = (field: string): string => {
  const name = field.replace(/^terms\./, '');
  return findOccupierField(name) ?? (name === 'expiresAt' ? 'answerDays' : name);
};

async function propose(page: PageRequest, form: FormData): Promise<unknown> {
  const { client } = page;
  const id = getId(page);
  const typed = parseTexts(form);
  const change = form.get(ROW);
  if (typeof change === 'string') return data(makeResult({ about: RENEW, typed: changeRows(typed, change) }));
  const { terms: earlier, now } = await client.getRental({ id });
  if (!earlier) throw data(null, { status: 409 });
  const { terms, issues } = parseRenewal(typed, { terms: earlier, now });
  if (Object.keys(issues).length > 0)
    return data(makeResult({ about: RENEW, error: messages.checkFields, fields: issues, typed }), {
      status: 400,
    });
  const body = { version: parseVersion(form), terms };
  return runFormAction(getPlace(page), { about: RENEW, done: messages.proposed, typed, findControl }, () =>
    sendOnce([id, RENEW, typed], (options) => client.renewTenancy({ id, body }, options)),
  );
}

const answer = { about: ANSWER_ADDENDUM, describe: describeMove };

function refuse(page: PageRequest, version: number, { words, done }: Record<'words' | 'done', string>) {
  const id = getId(page);
  const body = { version, words };
  return runFormAction(getPlace(page), { ...answer, done, typed: { words } }, () =>
    sendOnce([id, ANSWER_ADDENDUM, body], (options) => page.client.refuseContract({ id, body }, options)),
  );
}

/** Takes the forms of addenda; null if the form is about something else. */
export async function handleRenewalForm(page: PageRequest, form: FormData): Promise<unknown> {
  const id = getId(page);
  const version = parseVersion(form);
  const words = parseText(form, 'words', 1_000);
  switch (form.get('do')) {
    case renewalButtons.agree:
      return runFormAction(getPlace(page), { ...answer, done: messages.agreed }, () =>
        sendOnce([id, renewalButtons.agree, version], (options) =>
          page.client.sendContract({ id, body: { version } }, options),
        ),
      );
    case renewalButtons.decline:
      return words === ''
        ? rejectFields({ about: ANSWER_ADDENDUM, typed: { words } }, { words: messages.enterWords })
        : refuse(page, version, { words, done: messages.declined });
    case renewalButtons.takeBack:
      return refuse(page, version, { words: messages.takeBackWords, done: messages.takenBack });
    default:
      return form.get('form') === RENEW ? propose(page, form) : null;
  }
}
