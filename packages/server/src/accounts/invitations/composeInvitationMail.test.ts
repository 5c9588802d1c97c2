import { expect, test } from 'vitest';
import { composeInvitationMail } from './composeInvitationMail.ts';
import type { InvitationRow } from './InvitationRow.ts';
import { makeSecrets } from './invitationSecrets.ts';

const row: InvitationRow = {
  id: 'one',
  email: 'tim@people.example',
  actor_type: 6,
  onboarding_type: 2,
  rental_process_id: null,
  invited_by: 'ada',
  invited_by_name: 'Ada',
  corporate_id: 'alpha',
  corporate_name: 'Alpha',
  role: 'member',
  organisation_id: null,
  listing_id: null,
  title: null,
  block: null,
  street: null,
  slug: null,
  created_at: new Date('2026-11-12T20:00:00Z'),
  expires_at: new Date('2026-11-26T20:00:00Z'),
  accepted_at: null,
  accepted_by: null,
  declined_at: null,
  withdrawn_at: null,
};

test('the letter names the day in Singapore on which an invitation ends', () => {
  const { text, body } = composeInvitationMail(row, makeSecrets(), 'https://sewa.test');
  for (const said of [text, body.notes?.join(' ')])
    expect(said).toContain('The invitation is valid until Nov 27, 2026 and works once.');
});
