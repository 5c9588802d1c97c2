/** Content codings any answer may be sent in. */
export type Encoding = 'br' | 'gzip' | 'zstd';

type Weights = ReadonlyMap<string, number>;

/** Browsers send a handful of headers, so that most are parsed already. */
const parsed = new Map<string, Weights>();
const MAX_PARSED = 64;

/** Weights a client gives to codings, by name; '*' stands for all it does not name. */
function parseWeights(acceptEncoding: string): Weights {
  const weights = new Map<string, number>();
  for (const entry of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  return weights;
}

function findWeights(acceptEncoding: string): Weights {
  const known = parsed.get(acceptEncoding);
  if (known) return known;
  if (parsed.size >= MAX_PARSED) parsed.clear();
  const weights = parseWeights(acceptEncoding);
  parsed.set(acceptEncoding, weights);
  return weights;
}

/** The first coding of `preferred` that a client accepts by its `Accept-Encoding` (RFC 9110, 12.5.3), or null. */
export function chooseEncoding<Name extends string>(
  acceptEncoding: string | null | undefined,
  preferred: readonly Name[],
): Name | null {
  if (!acceptEncoding) return null;
  const weights = findWeights(acceptEncoding);
  const others = weights.get('*') ?? 0;
  return preferred.find((name) => (weights.get(name) ?? others) > 0) ?? null;
}
