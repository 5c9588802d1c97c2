/** The script of the invented partner's pages: it writes down what the frames report, and signs people in. */
const names = ['ready', 'resize', 'open', 'close', 'unread', 'lead', 'error'];
const events = document.querySelector('[data-events]');

/** @param {Event} event */
function describe({ type, target, detail }) {
  const said = detail && Object.keys(detail).length > 0 ? ` ${JSON.stringify(detail)}` : '';
  return { frame: `${target.localName} ${type}`, text: `${target.localName}: ${type}${said}` };
}

/** A change of the height replaces the one before. */
function note(event) {
  if (!events || !(event instanceof CustomEvent)) return;
  const { frame, text } = describe(event);
  const isAgain = event.type === 'resize' && events.lastElementChild?.dataset.frame === frame;
  const item = isAgain ? events.lastElementChild : document.createElement('li');
  item.dataset.frame = frame;
  item.textContent = text;
  if (!isAgain) events.append(item);
}
// Captured, because `resize` and `error` do not bubble.
for (const name of names) document.addEventListener(name, note, true);

/** A token of the customer who is signed in here, made by our server. */
async function fetchToken() {
  const answer = await fetch('/token', { method: 'POST' });
  return (await answer.json()).token;
}
for (const chat of document.querySelectorAll('sewa-chat[data-signed-in]')) chat.getToken = fetchToken;

for (const button of document.querySelectorAll('[data-refusal]')) {
  button.addEventListener('click', async () => {
    const answer = await fetch(`/refusals/${button.dataset.refusal}`, { method: 'POST' });
    document.querySelector('[data-answer]').textContent = (await answer.json()).words;
  });
}

const place = document.querySelector('[data-place]');
document.querySelector('[data-add]')?.addEventListener('click', () => {
  if (place.firstElementChild) return;
  const calculator = document.createElement('sewa-calculator');
  calculator.setAttribute('partner', place.dataset.place);
  place.append(calculator);
});
document.querySelector('[data-remove]')?.addEventListener('click', () => place.replaceChildren());

const received = document.querySelector('[data-received]');

/** What came to our server, as text. */
async function showReceived() {
  const webhooks = await (await fetch('/webhook-received')).json();
  if (webhooks.length === received.childElementCount) return;
  received.replaceChildren(
    ...webhooks.map(({ words, body }) => {
      const item = document.createElement('li');
      item.textContent = `${words} ${body}`;
      return item;
    }),
  );
}
if (received) {
  showReceived();
  setInterval(showReceived, 2_000);
}
document.querySelector('[data-set-secret]')?.addEventListener('click', async () => {
  const field = document.querySelector('[data-secret]');
  await fetch('/webhook-secret', { method: 'POST', body: field.value });
  field.value = '';
  document.querySelector('[data-secret-set]').textContent = 'Set.';
});
