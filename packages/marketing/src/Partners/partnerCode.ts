import { product } from '@sewa/paths';

/** Where the code of a partner leads. */
export interface PartnerOrigins {
  /** Origin of frames and their scripts. */
  readonly embed: string;
  /** Origin of the product. */
  readonly main: string;
}

/** The script tags that show the calculator and the chat. */
export const makeSnippets = ({ embed }: PartnerOrigins) => ({
  calculator: `<script async src="${embed}/embed/v1/calculator.js" data-partner="YOUR_KEY"></script>`,
  chat: `<script async src="${embed}/embed/v1/chat.js" data-partner="YOUR_KEY"></script>`,
});

/** The chat as an element of its own, with what it shows where scripts are blocked. */
export const makeElement = ({ embed, main }: PartnerOrigins): string =>
  `<sewa-chat partner="YOUR_KEY" context="listing-LISTING_ID" theme="light">
  <a href="${main}/discover">See this home on ${product.name}</a>
</sewa-chat>
<script async src="${embed}/embed/v1/chat.js" data-partner="YOUR_KEY"></script>`;

/** What a site's Content-Security-Policy needs. */
export const makePolicy = ({ embed }: PartnerOrigins): string =>
  `script-src ${embed};
frame-src ${embed};
connect-src ${embed};`;

/** Listening to a frame. */
export const eventCode = `document.querySelector('sewa-chat').addEventListener('lead', (event) => {
  console.log('New enquiry:', event.detail.kind);
});`;

/** Making a pair of keys in a terminal. */
export const keyCode = `openssl genpkey -algorithm ed25519 -out sewa-private.pem
openssl pkey -in sewa-private.pem -pubout -out sewa-public.pem`;

/** Signing a token in Node, with jose. */
export const makeTokenCode = ({ main }: PartnerOrigins): string =>
  `import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { importPKCS8, SignJWT } from 'jose';

const key = await importPKCS8(await readFile('sewa-private.pem', 'utf8'), 'EdDSA');

// Call it only for the person who is logged in on your site.
export const makeToken = (person) =>
  new SignJWT({ origin: 'https://www.your-site.example', name: person.name })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject(person.id)
    .setAudience('${main}')
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('2 minutes')
    .sign(key);`;

/** Handing a token to a frame. */
export const giveTokenCode = `document.querySelector('sewa-chat').getToken = async () => {
  const response = await fetch('/sewa-token');
  return response.text();
};`;

/** The same frames in React. */
export const makeReactCode = ({ embed }: PartnerOrigins): string =>
  `import { CalculatorEmbed } from '@sewa/calculator/embed';
import { ChatEmbed } from '@sewa/chat/embed';

export const Costs = () => (
  <CalculatorEmbed origin="${embed}" partner="YOUR_KEY" theme="auto" />
);

export const Questions = ({ listingId }) => (
  <ChatEmbed
    origin="${embed}"
    partner="YOUR_KEY"
    context={\`listing-\${listingId}\`}
    getToken={async () => (await fetch('/sewa-token')).text()}
    onLead={({ kind }) => console.log('New enquiry:', kind)}
  >
    <a href="/contact">Contact us</a>
  </ChatEmbed>
);`;

/** What a webhook is told of a lead. */
export const makeLeadCode = ({ main }: PartnerOrigins): string =>
  `{
  "event": "lead.created",
  "id": "k3v7m2xq5abd",
  "createdAt": "2026-11-21T04:00:00.000Z",
  "test": false,
  "site": { "key": "YOUR_KEY", "name": "Your site" },
  "listing": { "id": "LISTING_ID", "url": "${main}/discover/LISTING_ID/..." },
  "lead": { "name": "Mei Lim", "message": "Is it free from January?" }
}`;

/** Checking who sent a webhook, in Node. */
export const checkCode = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the text as it came, before JSON.parse.
export function isFromSewa(header, body, secret) {
  const [, time, signature] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!time || Math.abs(Date.now() / 1000 - time) > 300) return false;
  const expected = createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}`;
