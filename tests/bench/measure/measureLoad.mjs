import http from 'node:http';

/** Asks a server from so many clients at once, each after its last answer: requests a second, middle and slow latency in milliseconds. */
export async function measureLoad(
  { url, nextPath, nextRequest = () => ({ path: nextPath() }), clients },
  seconds,
) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const taken = [];
  const ask = ({ path, method, headers, body }) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      http
        .request(
          `${url}${path}`,
          { agent, method, headers: { 'accept-encoding': 'br', ...headers } },
          (answer) => {
            answer.resume();
            answer.once('error', reject);
            answer.once('end', () => {
              taken.push(performance.now() - startedAt);
              if (answer.statusCode === 200) resolve();
              else reject(new Error(`${path} was answered ${answer.statusCode}.`));
            });
          },
        )
        .once('error', reject)
        .end(body);
    });
  const startedAt = performance.now();
  const work = async () => {
    while (performance.now() < startedAt + seconds * 1_000) await ask(nextRequest());
  };
  await Promise.all(Array.from({ length: clients }, work));
  agent.destroy();
  const elapsed = performance.now() - startedAt;
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.floor(share * sorted.length)];
  return { perSecond: (taken.length * 1_000) / elapsed, p50: at(0.5), p99: at(0.99) };
}
