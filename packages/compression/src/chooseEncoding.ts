/** Content codings any answer may be sent in. */
export type Encoding = 'br' | 'gzip' | 'zstd';

/** Weights a client gives to codings, by name; '*' stands for all it does not name. */
function parseWeights(acceptEncoding: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  return weights;
}

/** The first coding of `preferred` that a client accepts by its `Accept-Encoding` (RFC 9110, 12.5.3), or null. */
export function chooseEncoding<Name extends string>(
  acceptEncoding: string | null | undefined,
  preferred: readonly Name[],
): Name | null {
  if (!acceptEncoding) return null;
  const weights = parseWeights(acceptEncoding);
  const others = weights.get('*') ?? 0;
  return preferred.find((name) => (weights.get(name) ?? others) > 0) ?? null;
}
