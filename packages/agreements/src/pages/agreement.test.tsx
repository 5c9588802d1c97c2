import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  asOtherSide,
  makeAgreed,
  makeContract,
  makeDrafted,
  makeDuty,
  makeSignatures,
  makeSigned,
  makeSigning,
  sampleTemplate,
  signedHere,
} from '../testing/sampleContracts.ts';
import { owner, RENTAL_ID, type SampleRentals, sampleRentals } from '../testing/sampleRentals.ts';
import * as contract from './ContractPage.tsx';

const open = (sample: SampleRentals, answers: readonly HttpHandler[] = [], query = '') =>
  openPage(contract, {
    pattern: patterns.contract,
    address: `/contract/${RENTAL_ID}${query}`,
    answers: [...answers, ...sampleRentals({ templates: [sampleTemplate], ...sample })],
  });
const listWrites = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ name }) => !name.startsWith('GET '));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const moved = { state: 'contracting' as const, version: 6, may: [] };
const expectFocused = (words: HTMLElement) =>
  waitFor(() => expect(document.activeElement?.contains(words)).toBe(true));
const refuse = (status: number, name: string, reason: string) =>
  new ApiError({ code: 'R003', status, fields: [{ name, reason }], message: reason });

beforeEach(() => sessionStorage.clear());

test('writes the agreement in one press, with the newest words and what was agreed', async () => {
  const page = open({ rental: makeAgreed() }, [mockRoute('draftContract', moved)]);
  await press('Write the agreement');
  await expectFocused(await screen.findByText(/The draft is written/));
  expect(listWrites(page)).toEqual([
    { name: `POST /api/rentals/${RENTAL_ID}/draft`, body: { version: 4, templateVersion: 1, blanks: {} } },
  ]);
});

test('shows what the other side changed and the words with their blanks filled, and says that it is right', async () => {
  const rental = makeDrafted({
    draftedBy: 'landlord',
    sentBy: ['landlord'],
    changes: [
      { name: 'minorRepairCents', from: 20_000, to: 25_000 },
      { name: 'pets', from: true, to: false },
    ],
  });
  const page = open({ rental }, [mockRoute('sendContract', moved)]);
  expect(await screen.findByText(/Olga Tan said the draft is right/)).toBeTruthy();
  const changes = within(await screen.findByRole('table', { name: /Changed blanks/ }));
  expect(changes.getByRole('row', { name: /repair/ }).textContent).toContain('$200$250');
  expect(changes.getByRole('row', { name: /^Pets/ }).textContent).toContain('YesNo');
  const reading = screen.getByText('Read it here: 3 clauses in plain words').closest('details');
  expect(reading?.textContent).toContain('You pay each small repair up to $200; the landlord pays the rest.');
  expect(reading?.textContent).not.toContain('Pets are allowed');
  expect(screen.getByRole('link', { name: 'Open the draft (PDF)' }).getAttribute('href')).toBe(
    `/api/rentals/${RENTAL_ID}/contract.pdf`,
  );
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await press('It is right');
  await expectFocused(await screen.findByText('You both said it is right. Now everyone signs.'));
  expect(listWrites(page)[0]).toEqual({
    name: `POST /api/rentals/${RENTAL_ID}/send`,
    body: { version: 5 },
  });
});

test('says why a draft cannot be signed, such as when the landlord has no account', async () => {
  const reason = 'needs the landlord with an account. Invite the landlord first';
  open({ rental: makeDrafted() }, [mockRoute('sendContract', refuse(409, 'transition', reason))]);
  await press('It is right');
  await expectFocused(await screen.findByText(`This ${reason}.`));
});

test('who said it is right waits, and can only change it', async () => {
  open({ rental: makeDrafted({ sentBy: ['tenant'] }, { may: ['draft', 'withdraw', 'invite'] }) });
  expect(await screen.findByText(/We are waiting for Olga Tan to say so too/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'It is right' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Change it' }).getAttribute('href')).toBe(
    `/contract/${RENTAL_ID}?step=draft#draft`,
  );
});

test('changes blanks of every kind, and keeps what was typed when one is refused', async () => {
  const page = open(
    { rental: makeDrafted() },
    [mockRoute('draftContract', refuse(400, 'blanks.dueDay', 'should be between 1 and 31'))],
    '?step=draft',
  );
  await userEvent.fill(await screen.findByLabelText(/^Day of the month/), '40');
  await userEvent.fill(screen.getByLabelText(/^The tenant pays each repair/), '250.50');
  await userEvent.click(screen.getByLabelText(/^Pets are allowed/));
  await userEvent.fill(screen.getByLabelText(/^Anything else/), 'The piano stays.');
  await press('Save draft');
  expect(await screen.findByText('This should be between 1 and 31.')).toBeTruthy();
  await expectFocused(screen.getByText('Nothing was saved. Everything you typed is still here.'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Pets are allowed/).checked).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Anything else/).value).toBe('The piano stays.');
  expect(listWrites(page)[0]?.body).toEqual({
    version: 5,
    templateVersion: 1,
    blanks: {
      dueDay: 40,
      payTo: 'By bank transfer to the account that the landlord names in writing',
      minorRepairCents: 25_050,
      pets: true,
      diplomatic: true,
      specialTerms: 'The piano stays.',
    },
  });
});

test('asks for a fresh proof before the name is typed, and leads back to the signatures', async () => {
  open({ rental: makeSigning() });
  const link = await screen.findByRole('link', { name: 'Confirm it’s you' });
  expect(link.getAttribute('href')).toBe(
    `/user/prove?for=sign&to=${encodeURIComponent(`/contract/${RENTAL_ID}#sign-own`)}`,
  );
  expect(screen.queryByLabelText(/^Your full name/)).toBeNull();
});

test('signs here with the typed name, and says which name it should be', async () => {
  const reason = 'should be your name, typed exactly so: Nur Aishah';
  const page = open({ rental: makeSigning(), provenFor: 200 }, [
    mockRoute('signContract', refuse(400, 'name', reason)),
  ]);
  await userEvent.fill(await screen.findByLabelText(/^Your full name/), 'Nora');
  await press('Sign now');
  await waitFor(() => expect(document.activeElement?.textContent).toContain(`This ${reason}.`));
  expect(screen.getByLabelText<HTMLInputElement>(/^Your full name/).value).toBe('Nora');
  expect(listWrites(page)[0]?.body).toEqual({ version: 7, way: 'own', name: 'Nora' });
});

test('leaves for the proof if it has run out meanwhile', async () => {
  const { left } = open({ rental: makeSigning(), provenFor: 1 }, [
    mockRoute('signContract', refuse(403, 'step-up', 'is required')),
  ]);
  await userEvent.fill(await screen.findByLabelText(/^Your full name/), 'Nur Aishah');
  await press('Sign now');
  await waitFor(() =>
    expect(left).toEqual([
      `/user/prove?for=sign&to=${encodeURIComponent(`/contract/${RENTAL_ID}#sign-own`)}`,
    ]),
  );
});

test('goes on to Singpass', async () => {
  const redirectUrl = `${location.origin}/singpass?request_id=one`;
  const { left } = open({ rental: makeSigning() }, [
    mockRoute('signContract', { ...moved, state: 'signing', redirectUrl }),
  ]);
  await press('Sign with Singpass');
  await waitFor(() => expect(left).toEqual(['/singpass?request_id=one']));
});

test('a session at Singpass can be continued or given up, and no other way is offered meanwhile', async () => {
  const redirectUrl = 'https://sign.singpass.example/sign?request_id=one';
  const page = open(
    {
      rental: makeSigning(
        {
          signatures: makeSignatures({ state: 'at-singpass' }),
          signing: { redirectUrl, expiresAt: '2026-11-20T04:30:00.000Z' },
        },
        { may: ['cancel-signing', 'refuse', 'invite'] },
      ),
    },
    [mockRoute('cancelSigning', { ...moved, state: 'signing' })],
  );
  const link = await screen.findByRole('link', { name: 'Continue at Singpass' });
  expect(link.getAttribute('href')).toBe(redirectUrl);
  expect(document.body.textContent).toContain('until Nov 20, 2026, 12:30, Singapore time (UTC+8)');
  expect(screen.queryByRole('button', { name: 'Sign with Singpass' })).toBeNull();
  await press('Give it up');
  await expectFocused(await screen.findByText(/Given up/));
  expect(listWrites(page)[0]?.name).toBe(`POST /api/rentals/${RENTAL_ID}/cancel-signing`);
});

test('whose turn it is not can neither sign nor confirm', async () => {
  open({
    user: owner,
    rental: asOtherSide(makeSigning({}, { may: ['refuse', 'invite'] })),
  });
  expect(await screen.findByText(/Nur Aishah signs next/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Choose how you sign' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm scan' })).toBeNull();
});

test('the other side looks at a scan and confirms it', async () => {
  const scanFileId = '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0a02';
  const rental = asOtherSide(
    makeSigning(
      { signatures: makeSignatures({ state: 'scan-sent', way: 'paper', scanFileId }) },
      { may: ['confirm-paper', 'refuse', 'invite'] },
    ),
  );
  const page = open({ user: owner, rental }, [mockRoute('confirmPaper', { ...moved, state: 'signing' })]);
  const scans = await screen.findAllByRole('link', { name: 'Open the scan' });
  expect(scans[0]?.getAttribute('href')).toBe(`/api/files/${scanFileId}`);
  await press('Confirm scan');
  await expectFocused(await screen.findByText(/Their signature counts now/));
  expect(listWrites(page)[0]?.body).toEqual({ version: 7, place: 'tenant' });
});

test('who has signed can refuse the scan of the other side, with words', async () => {
  const rental = makeSigning(
    { signatures: makeSignatures(signedHere, { state: 'scan-sent', way: 'paper' }) },
    { may: ['confirm-paper', 'refuse', 'invite'] },
  );
  const page = open({ rental }, [mockRoute('refuseContract', moved)]);
  await userEvent.click(await screen.findByText('Refuse the scan', { selector: 'h3' }));
  await userEvent.fill(screen.getByLabelText(/^What is wrong/), 'Page 3 is missing.');
  await press('Refuse the scan');
  expect(await screen.findByText(/what everyone signed no longer counts/)).toBeTruthy();
  await press('Yes, refuse');
  await expectFocused(await screen.findByText('You refused. Everyone has been told why.'));
  expect(listWrites(page)[0]?.body).toEqual({ version: 7, words: 'Page 3 is missing.' });
});

test('refuses only with words, and asks first', async () => {
  const page = open({ rental: makeSigning() }, [mockRoute('refuseContract', moved)]);
  await userEvent.click(await screen.findByText('Refuse to sign', { selector: 'h3' }));
  await press('Refuse to sign');
  expect(await screen.findByText('Say what is wrong.')).toBeTruthy();
  await userEvent.fill(screen.getByLabelText(/^What is wrong/), 'The rent is wrong.');
  await press('Refuse to sign');
  expect(await screen.findByText(/what others signed no longer counts/)).toBeTruthy();
  await press('Go back');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^What is wrong/)));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^What is wrong/).value).toBe('The rent is wrong.');
  await press('Refuse to sign');
  expect(await screen.findByText(/what others signed no longer counts/)).toBeTruthy();
  expect(listWrites(page)).toEqual([]);
  await press('Yes, refuse');
  await waitFor(() => expect(listWrites(page)[0]?.body).toEqual({ version: 7, words: 'The rent is wrong.' }));
});

test('a refusal says why, and the agreement is written and sent again in one press', async () => {
  const rental = makeDrafted(
    { state: 'refused', endedBecause: 'The rent is wrong.', signatures: makeSignatures(signedHere) },
    { may: ['draft', 'withdraw', 'invite'] },
  );
  const page = open({ rental }, [mockRoute('draftContract', moved), mockRoute('sendContract', moved)]);
  expect(await screen.findByText('The rent is wrong.')).toBeTruthy();
  expect(screen.getByText('These signatures no longer count.')).toBeTruthy();
  await press('Send it again');
  await expectFocused(await screen.findByText(/written again/));
  expect(listWrites(page).map(({ name, body }) => [name.split('/').at(-1), body])).toEqual([
    ['draft', { version: 5, templateVersion: 1, blanks: {} }],
    ['send', { version: 6 }],
  ]);
});

test('a pass counts as seen only after all three steps, and is never asked for as a copy', async () => {
  const rental = asOtherSide(makeAgreed({ may: ['draft', 'checks', 'withdraw', 'invite'] }));
  const page = open({ user: owner, rental }, [mockRoute('recordCheck', moved)]);
  const pass = within(
    (await screen.findByText('Pass of Mateo Silva', { selector: 'h3' })).closest('details') ?? document.body,
  );
  expect(screen.queryByText('Pass of Nur Aishah')).toBeNull();
  expect(screen.getByText(/Never ask for a copy of a pass/)).toBeTruthy();
  await userEvent.click(pass.getByLabelText(/^I saw the original pass/));
  await userEvent.click(pass.getByLabelText(/original passport/));
  await userEvent.click(pass.getByRole('button', { name: 'Note it' }));
  await expectFocused(await screen.findByText(/Tick all three/));
  expect(listWrites(page)).toEqual([]);
  await userEvent.click(await screen.findByLabelText(/with ICA or MOM/));
  await userEvent.click(screen.getAllByRole('button', { name: 'Note it' })[0] ?? document.body);
  await expectFocused(await screen.findByText('Noted.'));
  expect(listWrites(page)[0]?.body).toMatchObject({ kind: 'passes-seen', about: { occupier: 1 } });
});

test('the tenant sees what was checked and can note nothing', async () => {
  open({
    rental: makeAgreed({
      checks: [
        {
          id: 'check1',
          kind: 'passes-seen',
          on: '2026-11-19',
          about: 'Mateo Silva',
          reference: null,
          byName: 'Olga Tan',
        },
      ],
    }),
  });
  expect(await screen.findByText('Pass and passport seen: Mateo Silva')).toBeTruthy();
  expect(screen.getByText('Nov 19, 2026, by Olga Tan')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Note it' })).toBeNull();
});

test('says who owes the duty and until when, and that another amount was noted', async () => {
  open({
    rental: makeSigned({
      duty: makeDuty({
        dueOn: '2026-12-03',
        stamping: {
          certificate: '2026-1234567',
          cents: 15_000,
          isAsExpected: false,
          fileId: null,
          byName: 'Nur Aishah',
          notedAt: '2026-11-21T02:00:00.000Z',
        },
      }),
    }),
  });
  expect(await screen.findByText('The certificate says another amount than ours, $148')).toBeTruthy();
  expect(
    screen.getByText(/Stamp duty of \$150 is noted as paid, which is another amount than ours/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the certificate (PDF)' }).getAttribute('href')).toBe(
    `/api/rentals/${RENTAL_ID}/certificate.pdf`,
  );
});

test('only who owes the duty notes it, with the certificate', async () => {
  const page = open({ rental: makeSigned() });
  expect(
    await screen.findByText(
      'Next: pay the stamp duty of $148, by Dec 3, 2026, and note the certificate below.',
    ),
  ).toBeTruthy();
  await press('Note it');
  expect((await screen.findAllByText('Enter the number of the certificate.')).length).toBeGreaterThan(0);
  expect(listWrites(page)).toEqual([]);
});

test('the landlord waits for the duty that the tenant owes', async () => {
  open({ user: owner, rental: asOtherSide(makeSigned({ may: ['checks', 'invite'] })) });
  expect(
    await screen.findByText(/Next: the stamp duty of \$148 is to be paid by .+, until Dec 3, 2026/),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Note the stamp duty' })).toBeNull();
});

test('says so if Singpass knows whoever signed by another name, whatever its case and order', async () => {
  const sign = (signedName: string) =>
    makeSigned({
      contract: makeContract({
        state: 'signed',
        signatures: makeSignatures(signedHere, { ...signedHere, way: 'singpass', signedName }),
      }),
    });
  open({ rental: sign('TAN OLGA') });
  expect(await screen.findByText('Name on the signature: TAN OLGA')).toBeTruthy();
  expect(screen.queryByText(/Not the name in the agreement/)).toBeNull();
  cleanup();
  open({ rental: sign('LIM AH KOW') });
  expect(await screen.findByText(/Not the name in the agreement/)).toBeTruthy();
});
