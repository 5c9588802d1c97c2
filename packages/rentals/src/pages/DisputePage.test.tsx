import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { disputePath, patterns } from '@sewa/paths';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answersOf, owner } from '../testing/people.ts';
import { sampleOwnDispute } from '../testing/sampleReviews.ts';
import * as page from './DisputePage.tsx';

const known = sampleOwnDispute.statement.files[0]?.id;
const sent = '8d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0d03';
const open = (...answers: HttpHandler[]) =>
  openPage(page, {
    pattern: patterns.dispute,
    address: disputePath(sampleOwnDispute.id),
    answers: [...answers, ...answersOf(owner), mockRoute('getDispute', sampleOwnDispute)],
  });
const bill = new File(['%PDF-1.7'], 'tax-bill.pdf', { type: 'application/pdf' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const writes = ({ calls }: ReturnType<typeof open>) => calls.filter(({ name }) => !name.startsWith('GET '));

test('a side says why the home is theirs, with a document more', async () => {
  const opened = open(
    mockRoute('addFile', { id: sent, sha256: '', state: 'ready' }),
    mockRoute('stateDispute', null),
  );
  await userEvent.fill(await screen.findByLabelText('Your note'), 'It is mine.');
  expect(screen.getByRole('link', { name: 'Document 1 (PDF)' }).getAttribute('href')).toBe(
    `/api/files/${known}`,
  );
  expect(screen.getByText('Add documents')).toBeTruthy();
  await userEvent.upload(screen.getByLabelText('Documents'), bill);
  expect(await screen.findByText('Chosen: tax-bill.pdf')).toBeTruthy();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await save();
  expect(await screen.findByText('Saved. Our team can read it now.')).toBeTruthy();
  expect(writes(opened)).toMatchObject([
    { name: 'POST /api/files' },
    {
      name: `PUT /api/disputes/${sampleOwnDispute.id}/statement`,
      body: { words: 'It is mine.', fileIds: [known, sent] },
    },
  ]);
});

test('a document is removed', async () => {
  const opened = open(mockRoute('stateDispute', null));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Remove Document 1 (PDF)' }));
  await save();
  await waitFor(() => expect(writes(opened)).toMatchObject([{ body: { fileIds: [] } }]));
});

test('a document that is refused is named, and nothing is written', async () => {
  const fields = [{ name: 'body', reason: 'is damaged' }];
  const opened = open(mockRoute('addFile', new ApiError({ code: 'R006', status: 400, fields })));
  await userEvent.upload(await screen.findByLabelText('Documents'), bill);
  await save();
  await waitFor(() => expect(screen.getAllByText('tax-bill.pdf is damaged.').length).toBeGreaterThan(0));
  expect(writes(opened).map(({ name }) => name)).toEqual(['POST /api/files']);
});

test('nothing is saved that says nothing', async () => {
  const statement = { words: null, files: [] };
  const opened = open(mockRoute('getDispute', { ...sampleOwnDispute, statement }));
  await screen.findByLabelText('Your note');
  await save();
  await waitFor(() => expect(screen.getAllByText('Write a note, or add a document.')).toHaveLength(2));
  expect(writes(opened)).toEqual([]);
});
