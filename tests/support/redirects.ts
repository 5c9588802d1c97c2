/** The moved paths every run starts with: from, to, status. */
export const redirects = [
  ['/old-search', '/discover?propertyTypes=0', 301],
  ['/old-partner', 'https://partner.example/welcome', 302],
  ['/old-stranger', 'https://stranger.example/', 302],
] as const;

/** The one foreign host a redirect may lead to. */
export const redirectHost = 'partner.example';
