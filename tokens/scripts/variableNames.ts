/** Name of a token's CSS variable. */
export function variableName(path: string[]): string {
  return `--sewa-${path.join('-')}`;
}

/** The path under which `vars` holds a token: each part in camel case. */
export function variablePath(path: string[]): string[] {
  return path.map((part) => part.replace(/-(.)/g, (_, character: string) => character.toUpperCase()));
}
