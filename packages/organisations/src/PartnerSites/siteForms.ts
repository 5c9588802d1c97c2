import type { PageRequest } from '@sewa/pages';
import {
  confirmFirst,
  createFormActions,
  type FormResult,
  makeResult,
  parseText,
  parseVersion,
  rejectFields,
} from '@sewa/pages/forms';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** Names of the buttons about a site; their value is its key. */
export const siteButtons = {
  add: 'add-site',
  change: 'change-site',
  look: 'change-look',
  end: 'end-site',
  endSurely: 'end-site-surely',
  addKey: 'add-public-key',
  endKey: 'end-public-key',
  endKeySurely: 'end-public-key-surely',
  webhook: 'set-webhook',
  secret: 'new-secret',
  test: 'send-test-lead',
  again: 'send-lead-again',
} as const;

/** Stands for the site that is being added. */
export const newSite = 'new-site';

/** The parts of a site that have forms of their own. */
export type SitePart = 'address' | 'look' | 'keys' | 'webhook' | 'test' | 'end';

/** Id of a part of a site, and what its forms are about. */
export const partOf = (key: string, part: SitePart): string => `${key}-${part}`;

/** What became of the form of a webhook. */
export interface WebhookResult extends FormResult {
  /** Shown once. */
  readonly secret?: string | null;
}

/** The sentence about a field that the API refused. */
const describeField = (name: string, reason: string): string => {
  const are = name === 'origins' ? 'These' : 'This';
  return `${are} ${messages.fieldNames[name] ?? 'choice'} ${reason}.`;
};

const { rejectForm, runFormAction } = createFormActions({
  gone: common.changedMeanwhile,
  changedMeanwhile: common.changedMeanwhile,
  outdated: ['listPartnerSites'],
  describe: (error) => {
    if (error.status === 403 && error.fields.length === 0) return { error: common.administratorsOnly };
    if (error.status !== 400) return null;
    // A number of a list follows the name of its field.
    const fields = error.fields.map(({ name, reason }) => [name.split('.')[0] ?? name, reason] as const);
    return {
      fields: Object.fromEntries(fields.map(([name, reason]) => [name, describeField(name, reason)])),
    };
  },
});

/** Longest list of origins, and longest key that is pasted. */
const MAX_LINES = 4_000;

const parseLines = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter(Boolean);

type Handle = (page: PageRequest, form: FormData, key: string) => Promise<unknown>;

const add: Handle = (page, form) => {
  const name = parseText(form, 'name');
  const origins = parseText(form, 'origins', MAX_LINES);
  return runFormAction(
    page,
    { about: newSite, done: messages.siteAdded(name), typed: { name, origins } },
    () => page.client.addPartnerSite({ body: { name, origins: parseLines(origins) } }),
  );
};

const change: Handle = (page, form, key) => {
  const name = parseText(form, 'name');
  const origins = parseText(form, 'origins', MAX_LINES);
  const version = parseVersion(form) || undefined;
  return runFormAction(
    page,
    { about: partOf(key, 'address'), done: messages.saved, typed: { name, origins } },
    () => page.client.changePartnerSite({ key, body: { name, origins: parseLines(origins), version } }),
  );
};

/** A whole number, null where nothing was typed, undefined for what is none; the API knows how large it may be. */
const parseRadius = (text: string): number | null | undefined => {
  if (text === '') return null;
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
};

const parseTheme = (text: string): 'auto' | 'light' | 'dark' =>
  text === 'light' || text === 'dark' ? text : 'auto';

const changeLook: Handle = async (page, form, key) => {
  const accent = parseText(form, 'accent');
  const typedRadius = parseText(form, 'radius');
  const theme = parseTheme(parseText(form, 'theme'));
  const version = parseVersion(form) || undefined;
  const about = partOf(key, 'look');
  const typed = { accent, radius: typedRadius, theme };
  const radius = parseRadius(typedRadius);
  if (radius === undefined) return rejectFields({ about, typed }, { radius: messages.radiusIssue });
  const body = { accent: accent === '' ? null : accent, radius, theme, version };
  return runFormAction(page, { about, done: messages.lookSaved, typed }, () =>
    page.client.changePartnerSite({ key, body }),
  );
};

const endSurely: Handle = (page, form, key) =>
  runFormAction(page, { about: newSite, done: messages.siteEnded(parseText(form, 'siteName')) }, () =>
    page.client.endPartnerSite({ key }),
  );

const addKey: Handle = (page, form, key) => {
  const publicKey = parseText(form, 'publicKey', MAX_LINES);
  return runFormAction(
    page,
    { about: partOf(key, 'keys'), done: messages.publicKeyAdded, typed: { publicKey } },
    () => page.client.addPartnerPublicKey({ key, body: { publicKey } }),
  );
};

const endKeySurely: Handle = (page, form, key) =>
  runFormAction(page, { about: partOf(key, 'keys'), done: messages.publicKeyEnded }, () =>
    page.client.endPartnerPublicKey({ key, body: { fingerprint: parseText(form, 'fingerprint') } }),
  );

/** The secret is in the answer and nowhere else, so that without script the page isn't loaded again. */
async function setWebhook(page: PageRequest, form: FormData, key: string, isNewSecret: boolean) {
  const typed = { url: parseText(form, 'url', 500) };
  const about = partOf(key, 'webhook');
  const url = typed.url === '' ? null : typed.url;
  try {
    const { secret } = await page.client.setPartnerWebhook({ key, body: { url, isNewSecret } });
    const done = url === null ? messages.webhookEnded : messages.webhookSaved;
    const result: WebhookResult = { ...makeResult({ about, done }), secret };
    return result;
  } catch (error) {
    return rejectForm({ about, typed }, error);
  }
}

const sendTest: Handle = (page, form, key) =>
  runFormAction(
    page,
    {
      about: partOf(key, 'test'),
      done: form.has('hasWebhook') ? messages.testSent : messages.testCounted,
    },
    () => page.client.sendTestLead({ key }),
  );

const sendAgain: Handle = (page, form, key) =>
  runFormAction(page, { about: partOf(key, 'test'), done: messages.sentAgain }, () =>
    page.client.resendLead({ key: parseText(form, 'site') || key, body: { id: parseText(form, 'lead') } }),
  );

const handlers: readonly (readonly [string, Handle])[] = [
  [siteButtons.add, add],
  [siteButtons.change, change],
  [siteButtons.look, changeLook],
  [siteButtons.end, async (_page, _form, key) => confirmFirst(partOf(key, 'end'))],
  [siteButtons.endSurely, endSurely],
  [siteButtons.addKey, addKey],
  [
    siteButtons.endKey,
    async (_page, form, key) =>
      confirmFirst(partOf(key, 'keys'), { fingerprint: parseText(form, 'fingerprint') }),
  ],
  [siteButtons.endKeySurely, endKeySurely],
  [siteButtons.webhook, (page, form, key) => setWebhook(page, form, key, false)],
  [siteButtons.secret, (page, form, key) => setWebhook(page, form, key, true)],
  [siteButtons.test, sendTest],
  [siteButtons.again, sendAgain],
];

/** Takes the forms about partner sites. Null when the form is about something else. */
export async function handleSiteForm(page: PageRequest, form: FormData): Promise<unknown> {
  for (const [button, handle] of handlers)
    if (form.has(button)) return handle(page, form, parseText(form, button));
  return null;
}
