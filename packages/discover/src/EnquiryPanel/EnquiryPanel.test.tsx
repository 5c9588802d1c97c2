import type { ConversationEntry, Enquiry, ListingDetail } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import { cleanup, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../test/openScreen.tsx';
import { sampleDetail, sampleItem } from '../fixtures.ts';
import { EnquiryPanel } from './EnquiryPanel.tsx';

const advertised: ListingDetail = {
  ...sampleDetail,
  lister: {
    kind: 'owner',
    name: 'Rajan Pillai',
    phoneNumber: null,
    registrationNumber: null,
    agencyName: null,
    agencyLicenceNumber: null,
    agentId: null,
  },
};
const panel = () => within(screen.getByRole('complementary', { name: /^(Message|Contact)/ }));

test('the rent and the way to ask stand together, and a link leads to them', async () => {
  const { container } = openScreen(<EnquiryPanel listing={advertised} rejected={null} />);
  expect(panel().getByText('$2,800')).toBeDefined();
  expect(panel().getByRole('button', { name: 'Message Rajan Pillai' })).toBeDefined();
  const links = [...document.querySelectorAll('[data-live] a')];
  expect(links.map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
    ['Message Rajan Pillai', '#ask'],
    ['Book a viewing', `/discover/${advertised.id}/${advertised.slug}/viewing`],
    ['Make an offer', '#offer'],
  ]);
  expect((await axe.run(container)).violations).toEqual([]);
});

test('where nobody advertises a home nobody can be asked, and nothing leads there', () => {
  openScreen(<EnquiryPanel listing={sampleDetail} rejected={null} />);
  expect(panel().getByText(/^This home isn't listed by an owner or agent/)).toBeDefined();
  expect(panel().queryByRole('textbox')).toBeNull();
  expect(document.querySelector('a[href="#ask"]')).toBeNull();
});

test('a message that was not taken without script is still there, with the reason beside it', () => {
  const rejected = { form: 'enquiry', message: 'Hi', reason: 'Your message is too short.' } as const;
  openScreen(<EnquiryPanel listing={advertised} rejected={rejected} />);
  const field = panel().getByRole<HTMLTextAreaElement>('textbox', { name: /^Your message/ });
  expect(field.value).toBe('Hi');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(panel().getByText('Your message is too short.')).toBeDefined();
});

test.each([
  [null, `/property#listing-${advertised.id}`],
  ['flatflatflat', '/property/flatflatflat'],
])('to its own lister it leads to where they manage it (unit %s)', async (propertyId, path) => {
  const { container } = openScreen(<EnquiryPanel listing={advertised} rejected={null} />, {
    isSignedIn: true,
    answers: [mockRoute('getListingAccess', { isOwn: true, propertyId })],
  });
  const links = await screen.findAllByRole('link', { name: 'Manage this listing', hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([path, path]);
  expect(screen.getByRole('complementary', { name: 'Your listing' }).textContent).not.toContain('Message R');
  expect(screen.queryByRole('button', { name: /^Message/ })).toBeNull();
  expect(document.querySelector('a[href="#ask"], a[href="#offer"]')).toBeNull();
  expect((await axe.run(container)).violations).toEqual([]);
});

test('to anybody else who is signed in it is as to a visitor', async () => {
  const { calls } = openScreen(<EnquiryPanel listing={advertised} rejected={null} />, {
    isSignedIn: true,
    answers: [mockRoute('getListingAccess', { isOwn: false, propertyId: null })],
  });
  await expect.poll(() => calls.some(({ name }) => name.endsWith('/access'))).toBe(true);
  expect(panel().getByRole('button', { name: 'Message Rajan Pillai' })).toBeDefined();
});

const enquiry: Enquiry = {
  id: '1',
  listing: sampleItem,
  message: 'Is it free?',
  sentAt: '2026-11-03T02:00:00.000Z',
  lister: { kind: 'owner', name: 'Rajan Pillai' },
  asker: null,
};
const conversation: ConversationEntry = {
  conversationId: '00000000-0000-4000-8000-000000000001',
  conversationContextId: `listing-${sampleItem.id}`,
  contextName: 'A home',
  users: [],
  isMuted: false,
  latestMessage: null,
  hasUnseenMessage: false,
  unseenCount: 0,
  messages: [],
};

test('somebody who asked about the home is told so, and led to the conversation', async () => {
  openScreen(<EnquiryPanel listing={advertised} rejected={null} />, {
    isSignedIn: true,
    answers: [
      mockRoute('listEnquiries', { made: [enquiry], received: [] }),
      mockRoute('listConversations', [conversation]),
    ],
  });
  expect(await screen.findByText(/^You messaged Rajan Pillai on Nov 3, 2026\./)).toBeDefined();
  const link = await screen.findByRole('link', { name: 'See the conversation' });
  expect(link.getAttribute('href')).toBe(`/chat/${conversation.conversationId}`);
});

test('somebody who asked about other homes, and a visitor, are told nothing of it', async () => {
  const other = { ...enquiry, listing: { ...sampleItem, id: 'another' } };
  const { calls } = openScreen(<EnquiryPanel listing={advertised} rejected={null} />, {
    isSignedIn: true,
    answers: [mockRoute('listEnquiries', { made: [other], received: [] })],
  });
  await expect
    .poll(() => calls.map(({ name }) => name).toSorted())
    .toEqual([
      'GET /api/enquiries',
      `GET /api/listings/${advertised.id}/access`,
      `GET /api/listings/${advertised.id}/slots`,
    ]);
  expect(screen.queryByText(/^You messaged/)).toBeNull();
});

test('on a phone the bar is one line, however long the name is', async () => {
  await page.viewport(360, 640);
  onTestFinished(() => page.viewport(1024, 768));
  const name = 'Kamal Abdullah bin Muhammad Rahman';
  const lister = advertised.lister && { ...advertised.lister, name };
  for (const status of ['live', 'let'] as const) {
    openScreen(<EnquiryPanel listing={{ ...advertised, lister, status }} rejected={null} />);
    const link = document.querySelector<HTMLElement>('a[href="#ask"]');
    const links = [...(link?.parentElement?.querySelectorAll('a') ?? [])];
    expect(links.length).toBe(status === 'live' ? 3 : 1);
    for (const { offsetHeight } of links) expect(offsetHeight).toBeLessThanOrEqual(48);
    const rights = links.map((one) => one.getBoundingClientRect().right);
    expect(Math.max(...rights)).toBeLessThanOrEqual(360);
    cleanup();
  }
});

test('a live home leads to booking a viewing and says when the next one is', async () => {
  const slot = {
    id: 'slotsatone22',
    startsAt: '2026-12-05T02:00:00.000Z',
    endsAt: '2026-12-05T02:20:00.000Z',
    seats: 1,
    free: 1,
  };
  const full = { ...slot, id: 'slotsatfull2', startsAt: '2026-12-04T02:00:00.000Z', free: 0 };
  const { container } = openScreen(<EnquiryPanel listing={advertised} rejected={null} />, {
    answers: [mockRoute('listSlots', [full, slot])],
  });
  expect(panel().getByRole('link', { name: 'Book a viewing' }).getAttribute('href')).toBe(
    `/discover/${advertised.id}/${advertised.slug}/viewing`,
  );
  expect(await panel().findByText('Next: Sat, 5 Dec, 10:00')).toBeDefined();
  expect((await axe.run(container)).violations).toEqual([]);
});

test('without times for viewings it leads to the message', async () => {
  openScreen(<EnquiryPanel listing={advertised} rejected={null} />, {
    answers: [mockRoute('listSlots', [])],
  });
  const link = await panel().findByRole('link', { name: 'ask for one' });
  const field = panel().getByRole('textbox', { name: /^Your message/ });
  expect(link.getAttribute('href')).toBe(`#${field.id}`);
});

test('a home that is no longer live has no viewings to book', () => {
  openScreen(<EnquiryPanel listing={{ ...advertised, status: 'let' }} rejected={null} />);
  expect(panel().queryByRole('link', { name: 'Book a viewing' })).toBeNull();
});
