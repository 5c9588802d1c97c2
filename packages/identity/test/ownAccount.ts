import type { SessionEntry, StepUps } from '@sewa/api/client';
import type { MockedCall } from '@sewa/pages/mocks';

/** Somebody who has to prove anew that it is them, and waits for no code. */
export const notSteppedUp: StepUps = {
  provenFor: 0,
  isEmailProven: false,
  stepUp: null,
  issuers: [],
  phone: null,
  email: null,
};

/** Somebody who has just proven that it is them. */
export const steppedUp: StepUps = { ...notSteppedUp, provenFor: 240 };

/** The session that asks. */
export const ownSession: SessionEntry = {
  id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0001',
  browser: 'Firefox',
  system: 'Windows',
  startedAt: '2026-11-20T01:12:00Z',
  lastUsedAt: '2026-11-20T03:58:00Z',
  isCurrent: true,
};

/** An answer that never comes. */
export const pending = new Promise<never>(() => undefined);

/** What was sent to be changed. */
export const listWrites = (calls: readonly MockedCall[]): readonly MockedCall[] =>
  calls.filter(({ name }) => !name.startsWith('GET '));
