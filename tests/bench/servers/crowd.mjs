/** A crowd that asks one search without a pause, in a process of its own: `BENCH_URL`, `BENCH_SEARCHES` as JSON, `BENCH_CLIENTS`. */
import './reportUse.mjs';
import { Agent, createServer, get } from 'node:http';

const { BENCH_URL: url, BENCH_SEARCHES: list, BENCH_CLIENTS: clients, PORT: port } = process.env;
const searches = JSON.parse(list);
const agent = new Agent({ keepAlive: true, maxSockets: Number(clients) });
const statuses = {};
let turn = 0;

const ask = () =>
  new Promise((done) => {
    get(`${url}/api/discover?${searches[turn++ % searches.length]}`, { agent }, (answer) => {
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
      answer.resume();
      answer.once('close', done);
    }).once('error', done);
  });

createServer((_, response) => response.end(JSON.stringify(statuses))).listen(Number(port), '127.0.0.1');
for (let client = 0; client < Number(clients); client += 1)
  void (async () => {
    for (;;) await ask();
  })();
