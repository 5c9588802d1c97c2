import { expect, test } from 'vitest';
import { makeSecurityHeaders } from './securityHeaders.ts';

const plainly = { reportingDsn: null, linkService: null };

test('browsers may talk to the error-reporting service only when there is one', () => {
  const without = makeSecurityHeaders({ reportingDsn: null, linkService: null });
  const withService = makeSecurityHeaders({
    reportingDsn: 'https://key@errors.test/7',
    linkService: null,
  });
  expect(without.forPublicPage['content-security-policy']).toContain("connect-src 'self';");
  expect(withService.forPrivatePage('n')['content-security-policy']).toContain(
    "connect-src 'self' https://errors.test;",
  );
});

test('private pages may make two calls of the link service, where there is one, and take no script of it', () => {
  const given = { reportingDsn: null };
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

test('private pages may load the tag manager and its tags where there is one; public pages keep their policy', () => {
  const key = `key_live_${'a'.repeat(32)}`;
  const read = (id: string | null, url: string | null = null, linkService = { key, apiUrl: null }) => {
    const tagManager = id === null ? null : { id, url };
    const headers = makeSecurityHeaders({ reportingDsn: null, linkService, tagManager });
    return [headers.forPublicPage, headers.forPrivatePage('n', { hasTags: true })].map(
      (those) => those['content-security-policy'] ?? '',
    );
  };
  const [publicPage, privatePage = ''] = read('GTM-TEST');
  expect(publicPage).toBe(read(null)[0]);
  expect(privatePage).toMatch(/, script-src 'self' 'nonce-n' https:\/\/www\.googletagmanager\.com$/);
  expect(privatePage).toContain(
    ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com;',
  );
  expect(privatePage).toContain(
    "img-src 'self' data: https://www.googletagmanager.com https://*.google-analytics.com;",
  );
  expect(privatePage).not.toContain('unsafe');
  expect(read('GTM-TEST', 'http://127.0.0.1:3004')[1]).not.toContain('google');
  expect(read(null)[1]).not.toContain('google');
});

test('no other site may frame a page, be sent its forms, or move its base, and nothing but our own files is loaded', () => {
  const { forPublicPage, forPrivatePage } = makeSecurityHeaders(plainly);
  for (const headers of [forPublicPage, forPrivatePage('n')]) {
    const directives = (headers['content-security-policy'] ?? '').split('; ');
    expect(directives.filter((directive) => !directive.startsWith('script-src '))).toEqual([
      "default-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  }
});

test('scripts run by the hash of the early one on public pages, by a nonce on private ones', () => {
  const { forPublicPage, forPrivatePage } = makeSecurityHeaders(plainly);
  expect(forPublicPage['content-security-policy']).toMatch(/; script-src 'self' 'sha256-[\w+/]{43}='; /);
  expect(forPrivatePage('abc')['content-security-policy']).toContain(
    "; script-src 'nonce-abc' 'strict-dynamic'; ",
  );
});

test('an inline script that is allowed by its hash runs on both kinds of pages, and no other', () => {
  const hash = `'sha256-${'a'.repeat(43)}='`;
  const linkService = { key: `key_live_${'a'.repeat(32)}`, apiUrl: null };
  const { forPublicPage, forPrivatePage } = makeSecurityHeaders({
    reportingDsn: null,
    linkService,
    inlineScripts: [hash],
  });
  expect(forPublicPage['content-security-policy']).toMatch(
    new RegExp(`; script-src 'self' 'sha256-[\\w+/]{43}=' ${hash}; `),
  );
  const privatePolicy = forPrivatePage('n')['content-security-policy'];
  expect(privatePolicy).toContain(`; script-src 'nonce-n' 'strict-dynamic' ${hash}; `);
  expect(privatePolicy).toContain(`, script-src 'self' 'nonce-n' ${hash}`);
});

test('a private page is never stored, a public one is asked about again', () => {
  const { forPublicPage, forPrivatePage } = makeSecurityHeaders(plainly);
  expect(forPrivatePage('n')).toMatchObject({ 'cache-control': 'no-store' });
  expect(forPublicPage).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=30, must-revalidate' });
  for (const headers of [forPublicPage, forPrivatePage('n')])
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'cross-origin-opener-policy': 'same-origin',
    });
});
