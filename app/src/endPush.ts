/** Ends the push messages of this browser: somebody else may use it next. */
export function endPush(): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistration('/push.js')
    .then((registration) => registration?.unregister())
    .catch(() => undefined);
}
