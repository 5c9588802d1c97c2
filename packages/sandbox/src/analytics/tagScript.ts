/**
 * The script of the tag manager's double. As a tag of the real one, it asks Consent Mode first, sets the two cookies of Google
 * Analytics, and counts each page, also those that script leads to.
 */
export const makeTagScript = (origin: string, id: string): string => `(() => {
  const layer = (window.dataLayer = window.dataLayer || []);
  const isAllowed = () => {
    const said = Array.from(layer).filter((call) => call[0] === 'consent').at(-1);
    return said ? said[2].analytics_storage === 'granted' : false;
  };
  const put = (name, value) => {
    document.cookie = name + '=' + value + '; Path=/; Max-Age=63072000; SameSite=Lax';
  };
  const count = () => {
    if (!isAllowed()) return;
    const value = 'GA1.1.' + Math.floor(Math.random() * 1e9) + '.' + Math.floor(Date.now() / 1000);
    for (const name of ['_ga', '_gid']) if (!document.cookie.includes(name + '=')) put(name, value);
    const query = new URLSearchParams({ id: ${JSON.stringify(id)}, page: location.pathname });
    fetch(${JSON.stringify(`${origin}/g/collect?`)} + query, { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  for (const name of ['pushState', 'replaceState']) {
    const original = history[name];
    history[name] = (...given) => {
      const before = location.pathname;
      original.apply(history, given);
      if (location.pathname !== before) count();
    };
  }
  count();
})();
`;
