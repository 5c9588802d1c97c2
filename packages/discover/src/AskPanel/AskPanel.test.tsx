import type { ListingDetail } from '@sewa/api/client';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { openScreen } from '../../test/openScreen.tsx';
import { sampleDetail } from '../fixtures.ts';
import { AskPanel } from './AskPanel.tsx';

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
  const { container } = openScreen(<AskPanel listing={advertised} refused={null} />);
  expect(panel().getByText('$2,800')).toBeDefined();
  expect(panel().getByRole('button', { name: 'Send to Rajan Pillai' })).toBeDefined();
  const bar = document.querySelector('a[href="#ask"]');
  expect(bar?.textContent).toBe('Ask about it');
  expect((await axe.run(container)).violations).toEqual([]);
});

test('where nobody advertises a home nobody can be asked, and nothing leads there', () => {
  openScreen(<AskPanel listing={sampleDetail} refused={null} />);
  expect(panel().getByText(/^Nobody advertises this home here/)).toBeDefined();
  expect(panel().queryByRole('textbox')).toBeNull();
  expect(document.querySelector('a[href="#ask"]')).toBeNull();
});

test('a message that was not taken without script is still there, with the reason beside it', () => {
  const refused = { form: 'enquiry', message: 'Hi', reason: 'The message is too short.' } as const;
  openScreen(<AskPanel listing={advertised} refused={refused} />);
  const field = panel().getByRole<HTMLTextAreaElement>('textbox', { name: /^Your message/ });
  expect(field.value).toBe('Hi');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(panel().getByText('The message is too short.')).toBeDefined();
});
