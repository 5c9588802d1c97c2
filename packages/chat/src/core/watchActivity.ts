const IDLE_MS = 5 * 60_000;

const activities = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchstart'];

/**
 * Tells when a page stops being used, because its window loses the focus or after 5 minutes without activity, and when it is used
 * again. Returns what ends it.
 */
export function watchActivity(onChange: (isActive: boolean) => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const ending = new AbortController();
  const { signal } = ending;
  let isFocused = true;
  let isIdle = false;
  let lastActivity = Date.now();
  let timer = setTimeout(checkIdle, IDLE_MS);

  function change(fields: { focused?: boolean; idle?: boolean }): void {
    const wasActive = isFocused && !isIdle;
    isFocused = fields.focused ?? isFocused;
    isIdle = fields.idle ?? isIdle;
    const isActive = isFocused && !isIdle;
    if (isActive !== wasActive) onChange(isActive);
  }

  function checkIdle(): void {
    const left = lastActivity + IDLE_MS - Date.now();
    if (left > 0) timer = setTimeout(checkIdle, left);
    else change({ idle: true });
  }

  function noteActivity(): void {
    lastActivity = Date.now();
    if (!isIdle) return;
    timer = setTimeout(checkIdle, IDLE_MS);
    change({ idle: false });
  }

  for (const name of activities)
    window.addEventListener(name, noteActivity, { signal, passive: true, capture: true });
  window.addEventListener('blur', () => change({ focused: false }), { signal });
  window.addEventListener(
    'focus',
    () => {
      noteActivity();
      change({ focused: true });
    },
    { signal },
  );
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
