import { median } from './report.mjs';

const connections = 16;

/** Loads one server: `path`, or what `nextPath` gives for each request; it asks for text unless `headers` accept a coding. */
export async function loadOnce(
  { server, path = '/', nextPath, headers = {}, connections: count = connections },
  seconds,
) {
  const { default: autocannon } = await import('autocannon');
  const url = `${server.url}${path}`;
  const cpuBefore = await server.measureCpu();
  const result = await autocannon({
    url,
    connections: count,
    duration: seconds,
    headers: { 'accept-encoding': 'identity', ...headers },
    ...(nextPath && { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] }),
  });
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(
      `${url} gave ${result.non2xx} answers that are not 2xx, ${result.errors} errors and ${result.timeouts} time-outs.`,
    );
  }
  const { total } = result.requests;
  return {
    perSecond: total / result.duration,
    cpuMilliseconds: (((await server.measureCpu()) - cpuBefore) * 1_000) / total,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/**
 * Measures two things in turn, in alternating order, and gives the median of the ratios of each round: of requests per
 * second, and of processor time per request, which a busy machine disturbs less.
 */
export async function compare(measureProduct, measureAnchor, rounds) {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) {
    const isProductFirst = round % 2 === 0;
    const first = await (isProductFirst ? measureProduct() : measureAnchor());
    const second = await (isProductFirst ? measureAnchor() : measureProduct());
    const [product, anchor] = isProductFirst ? [first, second] : [second, first];
    taken.push({
      product,
      anchor,
      ratio: product.perSecond / anchor.perSecond,
      byCpu: anchor.cpuMilliseconds / product.cpuMilliseconds,
    });
  }
  return {
    ratio: median(taken.map(({ ratio }) => ratio)),
    ...(taken.every(({ byCpu }) => Number.isFinite(byCpu)) && {
      byCpu: median(taken.map(({ byCpu }) => byCpu)),
    }),
    rounds: taken,
  };
}

/** Loads two servers in turn, after a warm-up of each, and gives the median ratio of their requests per second. */
export async function compareLoads(product, anchor, { rounds, seconds }) {
  for (const target of [product, anchor]) await loadOnce(target, Math.min(seconds, 2));
  return compare(
    () => loadOnce(product, seconds),
    () => loadOnce(anchor, seconds),
    rounds,
  );
}
