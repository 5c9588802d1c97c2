import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFrameCommand } from './FrameCommand.ts';
import { isFrameEvent } from './FrameEvent.ts';

test.each([
  { event: 'ready', detail: null },
  { event: 'open', detail: null },
  { event: 'close', detail: null },
  { event: 'resize', detail: { height: 5_000 } },
  { event: 'unread', detail: { count: 0 } },
  { event: 'lead', detail: { kind: 'enquiry' } },
  { event: 'error', detail: { code: 'token', message: 'Used before.' } },
])('$event is an event of a frame', (event) => {
  expect(isFrameEvent(event)).toBe(true);
});

test.each([
  null,
  'ready',
  { event: 'ready' },
  { event: 'load', detail: null },
  { event: 'resize', detail: null },
  { event: 'resize', detail: { height: 5_001 } },
  { event: 'resize', detail: { height: -1 } },
  { event: 'resize', detail: { height: 1.5 } },
  { event: 'resize', detail: { height: '100' } },
  { event: 'unread', detail: { count: Number.POSITIVE_INFINITY } },
  { event: 'lead', detail: {} },
  { event: 'error', detail: { code: 'token' } },
])('%o is no event of a frame', (event) => {
  expect(isFrameEvent(event)).toBe(false);
});

test('nothing throws, whatever is sent', () => {
  fc.assert(
    fc.property(fc.anything(), (sent) => {
      isFrameEvent(sent);
      parseFrameCommand(sent);
    }),
  );
});

test('a command has what belongs to it, and nothing else', () => {
  expect(parseFrameCommand({ command: 'token', token: 1, more: true })).toEqual({
    command: 'token',
    token: null,
  });
  expect(parseFrameCommand({ command: 'theme', theme: 'pink' })).toEqual({ command: 'theme', theme: 'auto' });
  expect(parseFrameCommand({ command: 'open' })).toEqual({ command: 'open', isFocused: false });
  expect(parseFrameCommand({ command: 'close' })).toBeNull();
});
