import { mockRoute } from '@sewa/api/mocks';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '../../test/openScreen.tsx';
import { sampleEnquiry, sampleItem } from '../fixtures.ts';
import ChatPage from '../pages/ChatPage.tsx';
import { EnquiryList } from './EnquiryList.tsx';

const received = {
  ...sampleEnquiry,
  id: 'enquiry-2',
  asker: { name: 'Lim Jia En', phoneNumber: '+6580000301' },
  listing: { ...sampleItem, status: 'let' as const },
};
const openInbox = (
  enquiries: { made: (typeof sampleEnquiry)[]; received: (typeof received)[] },
  address = '/chat',
) =>
  openScreen(<ChatPage />, { answers: [mockRoute('listEnquiries', enquiries)], isSignedIn: true, address });

test('an enquiry says what it is about, to whom, when and in which words', () => {
  openScreen(<EnquiryList enquiries={[sampleEnquiry]} />);
  const item = within(screen.getByRole('article'));
  expect(item.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/discover/${sampleItem.id}/${sampleItem.slug}`,
    '/profile/enquiry/enquiry-1',
  ]);
  expect(item.getByText('To').textContent).toBe('To Tan Wei Jie');
  expect(item.getByText('Nov 3, 2026').getAttribute('datetime')).toBe(sampleEnquiry.sentAt);
  expect(item.getByText('Is it still available?').tagName).toBe('BLOCKQUOTE');
});

test('who was asked sees from whom, with a number to call, and what became of the home', async () => {
  openScreen(<EnquiryList enquiries={[received]} />);
  const item = within(screen.getByRole('article'));
  expect(item.getByText('From').textContent).toBe('From Lim Jia En');
  expect(item.getByText('Rented out')).toBeDefined();
  const [home, asker, call] = item.getAllByRole('link');
  expect(asker?.getAttribute('href')).toBe('/profile/enquiry/enquiry-2');
  expect(call?.getAttribute('href')).toBe('tel:+6580000301');
  await userEvent.tab();
  expect(document.activeElement).toBe(home);
  await userEvent.tab();
  expect(document.activeElement).toBe(asker);
  await userEvent.tab();
  expect(document.activeElement).toBe(call);
});

test('a person without name or number is somebody', () => {
  openScreen(<EnquiryList enquiries={[{ ...received, asker: { name: null, phoneNumber: null } }]} />);
  expect(screen.getByText('From someone')).toBeDefined();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('an empty inbox says so and leads to the search', async () => {
  const { container } = openInbox({ made: [], received: [] });
  await expect.poll(() => screen.queryByRole('heading', { name: 'No enquiries yet' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Find a home' }).getAttribute('href')).toBe('/discover');
  expect((await axe.run(container)).violations).toEqual([]);
});

test('the inbox keeps apart what one asked and was asked, and says what was just sent', async () => {
  const { container } = openInbox({ made: [sampleEnquiry], received: [received] }, '/chat?sent=enquiry-1');
  await expect
    .poll(() => screen.queryByText(/on its way to Tan Wei Jie/)?.parentElement?.role)
    .toBe('status');
  for (const name of ['Received', 'Sent'])
    expect(within(screen.getByRole('region', { name })).getAllByRole('article')).toHaveLength(1);
  expect((await axe.run(container)).violations).toEqual([]);
});
