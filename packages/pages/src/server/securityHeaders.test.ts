import { expect, test } from 'vitest';
import { makeSecurityHeaders } from './securityHeaders.ts';

test('browsers may talk to the error-reporting service only when there is one', () => {
  const without = makeSecurityHeaders({ publicUrl: 'https://sewa.test', reportingDsn: null });
  const withService = makeSecurityHeaders({
    publicUrl: 'https://sewa.test',
    reportingDsn: 'https://key@errors.test/7',
  });
  expect(without.forPublicPage['content-security-policy']).toContain("connect-src 'self';");
  expect(withService.forPrivatePage('n')['content-security-policy']).toContain(
    "connect-src 'self' https://errors.test;",
  );
});

test('https is asked for wherever the product is reached by it', () => {
  const plain = makeSecurityHeaders({ publicUrl: 'http://localhost:3000', reportingDsn: null });
  const safe = makeSecurityHeaders({ publicUrl: 'https://sewa.test', reportingDsn: null });
  expect(plain.forPublicPage['strict-transport-security']).toBeUndefined();
  expect(safe.forPublicPage['strict-transport-security']).toBe('max-age=31536000');
});
