/** A new name for a browser in the ledger: 128 random bits in 22 letters, digits, - and _. */
export function makeConsentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
