import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { LogInFirst, type LogInRequest, LogInService } from '@sewa/pages';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '../../test/openScreen.tsx';
import { sampleDetail } from '../fixtures.ts';
import { EnquiryForm } from './EnquiryForm.tsx';

const sent = (conversationId: string) => ({ id: 'enquiry-1', conversationId, isNew: true });
const form = <EnquiryForm listing={sampleDetail} listerName="Tan Wei Jie" />;
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your message/ });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Message Tan Wei Jie/ });

test('a message is sent by keyboard alone, and its writer goes to where it stands', async () => {
  const answers = [mockRoute('makeEnquiry', sent('conversation-7'))];
  const { calls, left } = openScreen(form, { answers, isSignedIn: true, address: '/ask/1' });
  field().focus();
  await userEvent.keyboard('May I see it?');
  await userEvent.tab();
  expect(document.activeElement).toBe(button());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => left).toEqual(['/chat/conversation-7']);
  const { id } = sampleDetail;
  expect(calls).toMatchObject([
    { name: 'POST /api/enquiries', body: { listingId: id, message: 'May I see it?' } },
  ]);
  expect(field().value).toBe('May I see it?');
});

test('while it is being sent the button is busy, and a second press sends nothing', async () => {
  let answer: (given: ReturnType<typeof sent>) => void = () => undefined;
  const answered = new Promise<ReturnType<typeof sent>>((resolve) => {
    answer = resolve;
  });
  const answers = [mockRoute('makeEnquiry', () => answered)];
  const { calls, left } = openScreen(form, { answers, isSignedIn: true, address: '/ask/2' });
  await userEvent.fill(field(), 'Hello');
  await userEvent.click(button());
  await expect.poll(() => button().getAttribute('aria-busy')).toBe('true');
  field().form?.requestSubmit(button());
  answer(sent('conversation-8'));
  await expect.poll(() => left).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test('without a connection the message stays, the reason is said, and sending again is the same message', async () => {
  let isAway = true;
  const answers = [
    mockRoute('makeEnquiry', () =>
      isAway ? new ApiError({ code: 'R003', status: 0 }) : sent('conversation-9'),
    ),
  ];
  const { calls, left } = openScreen(form, { answers, isSignedIn: true, address: '/ask/3' });
  await userEvent.fill(field(), 'Still there?');
  await userEvent.click(button());
  await expect.poll(() => field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Something went wrong, please try again.')).toBeDefined();
  expect([document.activeElement, field().value]).toEqual([field(), 'Still there?']);
  isAway = false;
  await userEvent.click(button());
  await expect.poll(() => left).toEqual(['/chat/conversation-9']);
  const keys = calls.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a home that cannot be asked about any more says why', async () => {
  const fields = [{ name: 'listingId', reason: 'is no longer available' }];
  const answers = [mockRoute('makeEnquiry', new ApiError({ code: 'R006', status: 400, fields }))];
  openScreen(form, { answers, isSignedIn: true, address: '/ask/4' });
  await userEvent.fill(field(), 'Hello');
  await userEvent.click(button());
  await expect.poll(() => screen.queryByText('This home is no longer available.')).not.toBeNull();
});

test('the message of a visitor waits while they log in', async () => {
  const { calls, left } = openScreen(form, { address: '/ask/5' });
  expect(screen.getByText(/We'll keep your message/)).toBeDefined();
  await userEvent.fill(field(), 'Hello');
  await userEvent.click(button());
  const { id, slug } = sampleDetail;
  await expect.poll(() => left).toEqual([`/discover/${id}/${slug}/enquiry`]);
  expect(calls).toEqual([
    { name: 'POST /api/intents', body: { kind: 'enquiry', listingId: id, message: 'Hello' } },
  ]);
});

test('a session that ended meanwhile leads to log-in, too', async () => {
  const answers = [mockRoute('makeEnquiry', new ApiError({ code: 'R003', status: 401 }))];
  const { calls, left } = openScreen(form, { answers, isSignedIn: true, address: '/ask/6' });
  await userEvent.fill(field(), 'Hello');
  await userEvent.click(button());
  await expect.poll(() => left).toHaveLength(1);
  expect(calls.map(({ name }) => name)).toEqual(['POST /api/enquiries', 'POST /api/intents']);
});

/** The form where log-in is asked for above the page, and ends as told. */
function openAbove(address: string, isLoggedIn: boolean, answers: Parameters<typeof openScreen>[1] = {}) {
  const requests: LogInRequest[] = [];
  const { calls, left } = openScreen(
    <LogInService
      load={async ({ request, onEnd }) => {
        requests.push(request);
        onEnd(isLoggedIn);
        return null;
      }}
    >
      <LogInFirst>{form}</LogInFirst>
    </LogInService>,
    { address, ...answers },
  );
  return { requests, calls, left };
}

test('where log-in is asked for above the page, the message is sent after it and its writer stays', async () => {
  const answers = [mockRoute('makeEnquiry', sent('conversation-7'))];
  const { requests, calls, left } = openAbove('/ask/7', true, { answers });
  await userEvent.fill(field(), 'Hello');
  await userEvent.click(button());
  expect(await screen.findByText('Message sent.')).toBeDefined();
  const { id, slug } = sampleDetail;
  expect(requests).toMatchObject([
    { title: expect.stringMatching(/^Message Tan Wei Jie about /), path: `/discover/${id}/${slug}/enquiry` },
  ]);
  expect(calls.map(({ name }) => name)).toEqual(['POST /api/intents', 'POST /api/enquiries']);
  expect([field().value, left]).toEqual(['', []]);
});

test('who gives up log-in keeps what they wrote', async () => {
  const { calls } = openAbove('/ask/8', false);
  await userEvent.fill(field(), 'Hello');
  await userEvent.click(button());
  await expect.poll(() => calls.map(({ name }) => name)).toEqual(['POST /api/intents']);
  await expect.poll(() => button().getAttribute('aria-busy')).not.toBe('true');
  expect([field().value, screen.queryByText('Message sent.')]).toEqual(['Hello', null]);
});

test('a message that cannot wait for log-in is refused at its field', async () => {
  const fields = [{ name: 'message', reason: 'is empty' }];
  const answers = [mockRoute('startPendingAction', new ApiError({ code: 'R006', status: 400, fields }))];
  const { requests } = openAbove('/ask/9', true, { answers });
  await userEvent.fill(field(), ' ');
  await userEvent.click(button());
  await expect.poll(() => screen.queryByText('Your message is empty.')).not.toBeNull();
  expect(requests).toEqual([]);
});
