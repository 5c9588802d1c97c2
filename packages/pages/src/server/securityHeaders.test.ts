import { expect, test } from 'vitest';
import { makeSecurityHeaders } from './securityHeaders.ts';

test('browsers may talk to the error-reporting service only when there is one', () => {
  const without = makeSecurityHeaders({
    publicUrl: 'https://sewa.test',
    reportingDsn: null,
    linkService: null,
  });
  const withService = makeSecurityHeaders({
    publicUrl: 'https://sewa.test',
    reportingDsn: 'https://key@errors.test/7',
    linkService: null,
  });
  expect(without.forPublicPage['content-security-policy']).toContain("connect-src 'self';");
  expect(withService.forPrivatePage('n')['content-security-policy']).toContain(
    "connect-src 'self' https://errors.test;",
  );
});

test('private pages may make two calls of the link service, where there is one, and take no script of it', () => {
  const given = { publicUrl: 'https://sewa.test', reportingDsn: null };
  const key = `key_live_${'a'.repeat(32)}`;
  const read = (linkService: { key: string; apiUrl: string | null } | null) => {
    const { forPublicPage, forPrivatePage } = makeSecurityHeaders({ ...given, linkService });
    return [forPublicPage, forPrivatePage('n')].map((headers) => headers['content-security-policy'] ?? '');
  };
  const [publicPage, privatePage] = read({ key, apiUrl: null });
  expect(privatePage).toContain(
    "connect-src 'self' https://api2.branch.io/v1/open https://api2.branch.io/v1/url;",
  );
  expect(privatePage).toMatch(/, script-src 'self' 'nonce-n'$/);
  expect(privatePage).not.toMatch(/unsafe|app\.link|bnc\.lt/);
  expect(publicPage).toBe(read(null)[0]);
  expect(read(null)[1]).not.toContain('branch');
  expect(read({ key, apiUrl: 'http://127.0.0.1:3002' })[1]).toContain(
    "connect-src 'self' http://127.0.0.1:3002/v1/open http://127.0.0.1:3002/v1/url;",
  );
});

test('https is asked for wherever the product is reached by it', () => {
  const plain = makeSecurityHeaders({
    publicUrl: 'http://localhost:3000',
    reportingDsn: null,
    linkService: null,
  });
  const safe = makeSecurityHeaders({ publicUrl: 'https://sewa.test', reportingDsn: null, linkService: null });
  expect(plain.forPublicPage['strict-transport-security']).toBeUndefined();
  expect(safe.forPublicPage['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});
