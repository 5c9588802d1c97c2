const HIDDEN_MS = 30_000;

/** Tells when a page has been hidden for 30 seconds, and whenever it is shown again. Returns what ends it. */
export function watchHidden(onChange: (isHidden: boolean) => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => onChange(true), HIDDEN_MS);
  };
  document.addEventListener(
    'visibilitychange',
    () => {
      follow();
      if (!document.hidden) onChange(false);
    },
    { signal: ending.signal },
  );
  follow();
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
