import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Timeline } from './Timeline.tsx';
import { TimelineItem } from './TimelineItem.tsx';

const items = (
  <Timeline aria-label="Contract">
    <TimelineItem title="Offer" time="2 November" id="offer" />
    <TimelineItem title="Signature" state="current">
      Two of three have signed.
    </TimelineItem>
    <TimelineItem title="Keys" state="upcoming" />
  </Timeline>
);

test('it is a list in order whose items say in words where they stand', () => {
  render(items);
  expect(screen.getByRole('list', { name: 'Contract' }).localName).toBe('ol');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Offer, done2 November',
    'Signature, in progressTwo of three have signed.',
    'Keys, upcoming',
  ]);
});

test('what goes on is the current step, and an item passes native props on', () => {
  render(items);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]?.id).toBe('offer');
});

test('other words may be given', () => {
  render(<UiProvider messages={{ done: 'selesai' }}>{items}</UiProvider>);
  expect(screen.getByText(/Offer/).textContent).toBe('Offer, selesai');
});
