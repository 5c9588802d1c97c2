/** The number in `?before=`, before which a page without script shows messages; undefined for none, and for what is no number. */
export function parseBefore(params: URLSearchParams): string | undefined {
  const before = params.get('before') ?? '';
  return /^[1-9]\d{0,14}$/.test(before) && before !== '1' ? before : undefined;
}
