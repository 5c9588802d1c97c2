const lifetime = 15 * 60;

/**
 * Remembers where somebody wanted to go while they log in: as a cookie header on the server, as the cookie itself in the
 * browser. Only the path is kept, never a query.
 */
export function rememberPath(url: URL): Record<string, string> {
  const cookie = `redirect=${encodeURIComponent(url.pathname)}; Path=/; Max-Age=${lifetime}; SameSite=Lax; Secure`;
  if (typeof document === 'undefined') return { 'set-cookie': cookie };
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = cookie;
  return {};
}
