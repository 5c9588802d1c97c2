/** A frame that attacks the others: random messages to the page around it and to its frames, some shaped like Sewa's own. */
const total = 1_000;
const perBatch = 50;
const pauseMs = 60;
const shown = document.querySelector('[data-sent]');
const random = () => Math.random().toString(36).slice(2);
const pick = (list) => list[Math.floor(Math.random() * list.length)];

const makers = [
  () => random(),
  () => null,
  () => Math.random() * 1e9,
  () => [random(), [random()]],
  () => ({ [random()]: random() }),
  () => ({ sewa: 1, type: 'hello', nonce: random() }),
  () => ({ sewa: 1, type: 'port', nonce: random() }),
  () => ({
    event: pick(['ready', 'resize', 'open', 'lead', 'error']),
    detail: { height: 1e9, url: random() },
  }),
  () => ({ command: pick(['token', 'theme', 'open']), token: random(), theme: random() }),
  () => ({ sewa: 1, type: 'hello', nonce: '', __proto__: { isTrusted: true } }),
];

function send() {
  const targets = [
    window.parent,
    ...Array.from({ length: window.parent.length }, (_, at) => window.parent[at]),
  ];
  const ports = Math.random() < 0.2 ? [new MessageChannel().port2] : [];
  pick(targets).postMessage(pick(makers)(), '*', ports);
}

let sent = 0;
const timer = setInterval(() => {
  for (let place = 0; place < perBatch; place += 1) send();
  sent += perBatch;
  shown.textContent = sent.toLocaleString('en');
  if (sent >= total) clearInterval(timer);
}, pauseMs);
