import type { ListingDetail } from '@sewa/api/client';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { openScreen } from '../../test/openScreen.tsx';
import { sampleDetail } from '../fixtures.ts';
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
const panel = () => within(screen.getByRole('complementary', { name: 'Ask about this home' }));

test('the rent and the way to ask stand together, and a link leads to them', async () => {
  const { container } = openScreen(<EnquiryPanel listing={advertised} rejected={null} />);
  expect(panel().getByText('$2,800')).toBeDefined();
  expect(panel().getByRole('button', { name: 'Send to Rajan Pillai' })).toBeDefined();
  const bar = document.querySelector('a[href="#ask"]');
  expect(bar?.textContent).toBe('Send enquiry');
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
