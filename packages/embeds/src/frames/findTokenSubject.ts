/**
 * Finds whom a token is about (its claim `sub`), to tell one visitor from the next; null if it says nobody. The server checks the token,
 * not this.
 */
export function findTokenSubject(token: string): string | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const { sub } = JSON.parse(new TextDecoder().decode(bytes));
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
