import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleDraft } from '../testing/sampleArticles.ts';
import * as editor from './EditorPage.tsx';

const pattern = [patterns.newArticle, patterns.articleEditor];
const draft = sampleDraft({ body: 'First words.' });
const user = mockRoute('getUser', {
  id: 'olive',
  name: 'Olive Teo',
  email: null,
  phoneNumber: '+6580000405',
  userTypes: ['CorporateUser'],
  userTypeIds: [4],
  residentialStatus: 'C',
  entityId: null,
  version: 1,
  passType: null,
  corporates: [],
  cid: null,
});
const stored = mockRoute('getArticleDraft', draft);

const open = (...answers: HttpHandler[]) =>
  openPage(editor, {
    pattern,
    address: `/dashboard/articles/${draft.id}`,
    answers: [...answers, user, stored],
  });
const write = (label: RegExp, text: string) => userEvent.fill(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const beside = (name: string) => screen.findByRole('region', { name });
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ name }) => !name.startsWith('GET '));

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1440, 900);
});

test('what is written is beside its preview, and saved with the version it changes', async () => {
  const { calls } = open(mockRoute('changeArticle', { state: 'draft', version: 4 }));
  await screen.findByLabelText(/^Text/);
  await write(/^Text/, 'A **new** word.');
  await waitFor(async () =>
    expect((await beside('Preview')).querySelector('strong')?.textContent).toBe('new'),
  );
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await press('Save draft');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(sent(calls)).toMatchObject([{ body: { version: 3, body: 'A **new** word.', title: draft.title } }]);
  await write(/^Title/, 'Another title');
  await press('Save draft');
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(sent(calls)[1]?.body).toMatchObject({ version: 4, title: 'Another title' });
});

test('a refused field says why and keeps what was typed', async () => {
  const fields = [{ name: 'slug', reason: 'is already used by another article' }];
  open(mockRoute('changeArticle', new ApiError({ code: 'R006', status: 400, fields })));
  await screen.findByLabelText(/^Address/);
  await write(/^Address/, 'taken');
  await press('Save draft');
  const field = screen.getByLabelText<HTMLInputElement>(/^Address/);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('The address is already used by another article').length).toBeGreaterThan(0);
  expect(field.value).toBe('taken');
});

describe('when somebody else changed it', () => {
  const theirs = { ...draft, version: 9, title: 'Their title', body: 'Their words.' };
  const fields = [{ name: 'version', reason: 'is stale' }];
  const conflict = async () => {
    let isStale = true;
    const { calls } = open(
      mockRoute('changeArticle', () =>
        isStale
          ? new ApiError({ code: 'R003', status: 409, fields })
          : { state: 'draft' as const, version: 10 },
      ),
      mockRoute('getArticleDraft', () =>
        calls.some(({ name }) => name.startsWith('PATCH')) ? theirs : draft,
      ),
    );
    await screen.findByLabelText(/^Text/);
    await write(/^Text/, 'My words.');
    await press('Save draft');
    await screen.findByText('Someone else changed this article');
    isStale = false;
    return calls;
  };

  test('both texts are there, and mine can be stored over theirs', async () => {
    const calls = await conflict();
    const other = await beside('Their version');
    expect(other.textContent).toContain('Their words.');
    expect(other.textContent).toContain('Their title');
    expect(within(other).queryByText('Summary')).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Text/).value).toBe('My words.');
    await press('Save draft');
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(sent(calls).at(-1)?.body).toMatchObject({ version: 9, body: 'My words.' });
    expect(screen.queryByText('Someone else changed this article')).toBeNull();
  });

  test('theirs can be taken instead', async () => {
    await conflict();
    await userEvent.click(screen.getByRole('link', { name: 'Use theirs' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Text/).value).toBe('Their words.');
    expect(await beside('Preview')).toBeTruthy();
  });
});

describe('text that was not saved', () => {
  const leave = async () => {
    open();
    await screen.findByLabelText(/^Text/);
    await write(/^Text/, 'Not saved.');
    await waitFor(() => expect(sessionStorage.getItem(`article:${draft.id}`)).toContain('Not saved.'));
    cleanup();
  };

  test('is there again when its editor comes back, and can be discarded', async () => {
    await leave();
    open();
    await screen.findByText("We brought back what you hadn't saved");
    const value = () => screen.getByLabelText<HTMLTextAreaElement>(/^Text/).value;
    expect(value()).toBe('Not saved.');
    await press('Discard my text');
    expect(value()).toBe('First words.');
    await waitFor(() => expect(sessionStorage.getItem(`article:${draft.id}`)).toBeNull());
  });

  test('is brought back for nobody else', async () => {
    await leave();
    const key = `article:${draft.id}`;
    sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? '').replace('olive', 'ravi'));
    open();
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Text/)).value).toBe('First words.');
    expect(screen.queryByText("We brought back what you hadn't saved")).toBeNull();
  });
});

test('an address that is left empty is taken from the title', async () => {
  openPage(editor, { pattern, address: '/dashboard/articles/new', answers: [user] });
  await screen.findByLabelText(/^Title/);
  await write(/^Title/, 'Who may rent?');
  expect(await screen.findByText(/\/blog\/who-may-rent$/)).toBeTruthy();
  await write(/^Address/, 'rent');
  expect(await screen.findByText(/\/blog\/rent$/)).toBeTruthy();
});

test('a new article is opened with its text once it is created, and nothing is left to bring back', async () => {
  const created = { ...draft, title: 'Bringing a pet', summary: 'What to ask.' };
  openPage(editor, {
    pattern,
    address: '/dashboard/articles/new',
    answers: [
      mockRoute('createArticle', { id: created.id, version: 1 }),
      mockRoute('getArticleDraft', created),
      user,
    ],
  });
  await screen.findByLabelText(/^Title/);
  await write(/^Title/, created.title);
  await write(/^Summary/, created.summary);
  await press('Create draft');
  expect(await screen.findByText('Draft created.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe(created.title);
  expect(screen.getByRole('button', { name: 'Publish now' })).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});
