import http from 'node:http';

/** Asks a server from so many clients at once, each after its last answer, and gives the middle and the slow latency in milliseconds. */
export async function measureLatencies({ url, nextPath, clients }, seconds) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const taken = [];
  const ask = () =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      http
        .get(`${url}${nextPath()}`, { agent }, (answer) => {
          answer.resume();
          answer.once('error', reject);
          answer.once('end', () => {
            taken.push(performance.now() - startedAt);
            if (answer.statusCode === 200) resolve();
            else reject(new Error(`The server answered ${answer.statusCode}.`));
          });
        })
        .once('error', reject);
    });
  const endAt = performance.now() + seconds * 1_000;
  const work = async () => {
    while (performance.now() < endAt) await ask();
  };
  await Promise.all(Array.from({ length: clients }, work));
  agent.destroy();
  return summarize(taken);
}

/** Middle and slow of some latencies. */
export function summarize(latencies) {
  const sorted = [...latencies].sort((one, two) => one - two);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { p50: at(0.5), p99: at(0.99), count: sorted.length };
}
