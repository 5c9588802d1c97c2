import type { ArticleDraft, Client, RouteParams } from '@sewa/api/client';
import { ApiError, explainError } from '@sewa/api/errors';
import { formatSlug } from '@sewa/formatters';
import type { PageRequest } from '@sewa/pages';
import { isStale, rejectWith, requireFormError } from '@sewa/pages/forms';
import { forgetTabDraft } from '@sewa/pages/tab-draft';
import { articleEditorPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { parseFieldMoment } from './articleMoment.ts';
import { type ArticleText, parseText } from './articleText.ts';
import * as messages from './messages.ts';
import { nameUnsaved } from './useUnsaved.ts';

/** What the buttons of the form do; each saves the text first. */
export const intents = ['save', 'publish', 'schedule', 'take-back', 'preview', 'end-preview'] as const;

/** What a button of the form does. */
export type Intent = (typeof intents)[number];

/** Id of an article that isn't there yet. */
export const NEW_ARTICLE = 'new';

/** What became of the form. */
export interface EditorResult {
  /** What was done; null if it was refused. */
  readonly done: Intent | null;
  /** Why the whole was refused; null if the fields say it all. */
  readonly message: string | null;
  /** Why each field was refused. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly typed: ArticleText;
  readonly publishAt: string;
  /** The version that is stored now; null if nothing was. */
  readonly version: number | null;
  /** What somebody else stored meanwhile; null unless that is why it was refused. */
  readonly theirs: ArticleDraft | null;
  /** A preview link that was just made. */
  readonly previewUrl: string | null;
}

interface Sent {
  readonly id: string;
  readonly intent: Intent;
  readonly version: number;
  readonly text: ArticleText;
  readonly publishAt: string;
}

type Outcome = Partial<Pick<EditorResult, 'version' | 'previewUrl'>>;

function parseForm(form: FormData, id: string): Sent {
  const typed = parseText(form);
  return {
    id,
    intent: intents.find((intent) => intent === form.get('intent')) ?? 'save',
    version: Number(form.get('version')),
    text: typed.slug === '' ? { ...typed, slug: formatSlug(typed.title) } : typed,
    publishAt: String(form.get('publishAt') ?? ''),
  };
}

/** Does what is left to do once the text is saved. */
async function carryOut(client: Client, { id, intent, publishAt }: Sent, version: number): Promise<Outcome> {
  switch (intent) {
    case 'save':
      return {};
    case 'publish':
      return client.publishArticle({ id, body: { version } });
    case 'take-back':
      return client.takeBackArticle({ id, body: { version } });
    case 'schedule': {
      const moment = parseFieldMoment(publishAt);
      const fields = [{ name: 'publishAt', reason: messages.scheduleMissing }];
      if (moment === null) throw new ApiError({ code: 'R006', status: 400, fields });
      return client.scheduleArticle({ id, body: { version, publishAt: moment } });
    }
    case 'preview':
      return { previewUrl: (await client.createPreview({ id })).url };
    case 'end-preview':
      await client.endPreviews({ id });
      return {};
  }
}

/** Explains a refusal beside what was typed; a stale version comes with the text that is stored. */
async function explain(client: Client, error: unknown, sent: Sent, version: number | null) {
  requireFormError(error);
  const isSaidByFields = error.status === 400 && error.fields.length > 0;
  const result: EditorResult = {
    done: null,
    message: isSaidByFields || isStale(error) ? null : explainError(error),
    reasons: isSaidByFields ? Object.fromEntries(error.fields.map(({ name, reason }) => [name, reason])) : {},
    typed: sent.text,
    publishAt: sent.publishAt,
    version,
    theirs: isStale(error) ? await client.getArticleDraft({ id: sent.id }) : null,
    previewUrl: null,
  };
  return rejectWith(error, result);
}

/** Saves the text and does what the pressed button says; without script the page is read anew after that. */
export async function handleArticleForm({ client, params, request }: PageRequest): Promise<unknown> {
  const sent = parseForm(await request.formData(), params.id ?? NEW_ARTICLE);
  const { id, intent, text, publishAt } = sent;
  // The API checks the fields, and says which is wrong.
  const body = { ...text, topic: text.topic || null } as RouteParams<'createArticle'>['body'];
  let version: number | null = null;
  try {
    if (id === NEW_ARTICLE) {
      const created = await client.createArticle({ body });
      forgetTabDraft(nameUnsaved(id));
      return redirect(`${articleEditorPath(created.id)}?done=created`, 303);
    }
    version = (await client.changeArticle({ id, body: { version: sent.version, ...body } })).version;
    const outcome = await carryOut(client, sent, version);
    const isReadAnew = typeof document === 'undefined' && intent !== 'preview';
    if (isReadAnew) return redirect(`${articleEditorPath(id)}?done=${intent}`, 303);
    const result: EditorResult = {
      done: intent,
      message: null,
      reasons: {},
      typed: text,
      publishAt,
      theirs: null,
      previewUrl: null,
      ...outcome,
      version: outcome.version ?? version,
    };
    return result;
  } catch (error) {
    return explain(client, error, sent, version);
  }
}
