const units = ['B', 'kB', 'MB', 'GB'];

/** A number of bytes in the largest unit that fits, such as '10 MB' (of 1,000 kB each); one decimal below ten. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1_000 ** power;
  return `${value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ${units[power]}`;
}

/** The kinds of an `accept` attribute as a person reads them: '.pdf,image/*' gives 'PDF, images'. */
export function nameKinds(accept: string): string {
  return accept
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean)
    .map((kind) =>
      kind.endsWith('/*') ? `${kind.slice(0, -2)}s` : kind.replace(/^.*[/.]/, '').toUpperCase(),
    )
    .join(', ');
}

/** Whether a file is of a kind an `accept` attribute names; files that are dropped or pasted pass by the attribute. */
export function isKind({ name, type: named }: File, accept: string): boolean {
  // What some phones call a JPEG.
  const type = named.replace(/^image\/p?jpe?g$/, 'image/jpeg');
  const kinds = accept.split(',').map((kind) => kind.trim().toLowerCase());
  return kinds.some((kind) => {
    if (kind === '') return accept.trim() === '';
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}
