import { expect, test } from 'vitest';
import { formatLogPath } from './formatLogPath.ts';

test.each([
  ['/signup/invite/4b0e1f4e-7a55-4c2d-9b1a-0123456789ab', '/signup/invite/{uuid}'],
  ['/payment/link/WI7mccF7-a_b', '/payment/link/{secret}'],
  ['/api/payment/links/WI7mccF7-a_b/pay', '/api/payment/links/{secret}/pay'],
  ['/api/calendar/WI7mccF7a.ics', '/api/calendar/{secret}.ics'],
  ['/profile/S0000011B/x', '/profile/{number}/x'],
  ['/g0000044k', '/{number}'],
  ['/assets/9F2992533Efa.js', '/assets/9F2992533Efa.js'],
  ['/discover/12345678', '/discover/12345678'],
])('%s stands in the log as %s', (path, written) => expect(formatLogPath(path)).toBe(written));
