import type { OpenApi } from '@sewa/api/schema';
import { docsStyle } from './docsStyle.ts';
import { asJson, asList, escapeHtml, formatText, renderTable } from './html.ts';
import { type Operation, renderCall, renderOperation, renderSchema } from './renderOperation.ts';

const docsPath = '/api/docs';

const listOperations = ({ paths }: OpenApi): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

const isIn = ({ operation }: Operation, tag: string): boolean => asList(operation.tags).includes(tag);

/** The types that some parts of the document refer to, and those they refer to, by name. */
function listSchemas({ components }: OpenApi, parts: unknown): string[] {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(components.schemas[name] ?? null);
    }
  };
  visit(parts);
  return [...found].toSorted();
}

function renderChapters({ tags }: OpenApi, shown: string | null): string {
  const links = tags.map(({ name, 'x-displayName': title }) => {
    const current = name === shown ? ' aria-current="page"' : '';
    return `<li><a href="${docsPath}/${name}"${current}>${escapeHtml(title)}</a></li>`;
  });
  const current = shown === null ? ' aria-current="page"' : '';
  return `<nav aria-label="Chapters"><ul><li><a href="${docsPath}"${current}>Start here</a></li>${links.join('')}</ul></nav>`;
}

const renderSearch = (q: string): string =>
  `<search><form action="${docsPath}"><label for="q">Search calls</label><input id="q" name="q" type="search" maxlength="100" value="${escapeHtml(q)}"><button>Search</button></form></search>`;

const renderCalls = (calls: readonly Operation[]): string =>
  `<ul class="calls">${calls
    .map((call) => {
      const { operationId, summary, tags } = call.operation;
      const [tag] = asList(tags);
      return `<li><a href="${docsPath}/${tag}#${escapeHtml(operationId)}">${renderCall(call)}<span>${formatText(summary)}</span></a></li>`;
    })
    .join('')}</ul>`;

function renderPage(contract: OpenApi, shown: string | null, heading: string, content: string): string {
  const { title, version } = contract.info;
  const name = `${escapeHtml(title)} API`;
  return `<!doctype html><html lang="en-SG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading === name ? name : `${heading} · ${name}`}</title><style>${docsStyle}</style></head><body>
<a class="skip" href="#content">Skip to content</a>
<header><div><a class="name" href="/">${escapeHtml(title)}</a> <span>API ${escapeHtml(version)}</span> <a href="/api/openapi.json">OpenAPI 3.1</a></div></header>
<div class="columns">${renderChapters(contract, shown)}<main id="content"><h1>${heading}</h1>${content}</main></div></body></html>`;
}

const firstCalls = `<ol><li><p>Look for homes. No account is needed:</p><pre tabindex="0"><code>curl 'http://localhost:3000/api/discover?noOfBedRooms=2'</code></pre></li>
<li><p>Log in with a code. Outside production it stands at <code>/sandbox/outbox</code>. Writes name the origin of our pages:</p><pre tabindex="0"><code>curl -c jar -H 'origin: http://localhost:3000' -H 'content-type: application/json' \\
  -d '{"phoneNumber":"80000301"}' http://localhost:3000/api/login/otp
curl -b jar -c jar -H 'origin: http://localhost:3000' -H 'content-type: application/json' \\
  -d '{"phoneNumber":"80000301","otp":"123456"}' http://localhost:3000/api/login/otp/validate</code></pre></li>
<li><p>Ask who you are:</p><pre tabindex="0"><code>curl -b jar http://localhost:3000/api/user/get</code></pre></li></ol>
<p>In TypeScript, <code>@sewa/api/client</code> makes the same calls with types.</p>`;

function renderLimits(contract: OpenApi): string {
  const { reads, writes } = asJson(contract['x-usual-limits']);
  const first = (part: unknown) => asJson(asList(asJson(part).perAddress)[0]);
  const [read, write] = [first(reads), first(writes)];
  return `<p>From one address: ${read.max} reads in ${read.seconds} seconds and ${write.max} writes in ${write.seconds} seconds, bodies up to ${asJson(writes).bodyBytes} bytes. Calls with other limits name them. Above a limit the answer is 429, with the seconds to wait in <code>Retry-After</code>.</p>
<p>Every write takes an <code>idempotency-key</code> of 8 to 100 letters, digits, <code>_</code> and <code>-</code>: a signed-in user who repeats it within 24 hours gets the same answer, and nothing happens twice.</p>`;
}

function renderCodes({ components }: OpenApi): string {
  const code = asJson(asJson(components.schemas.ErrorAnswer?.properties).code);
  const rows = [...String(code.description).matchAll(/`(R\d+)`: (.*?)(?= `R|$)/g)].map(([, name, words]) => [
    `<code>${name}</code>`,
    escapeHtml(words),
  ]);
  return renderTable('codes', 'Error codes', ['Code', 'When'], rows);
}

/** The first page of the API's documentation: where to start, what holds for every call, the chapters, and what a search found. */
export function renderDocsPage(contract: OpenApi, q = ''): string {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const calls = listOperations(contract);
  const search = renderSearch(q);
  const heading = `${escapeHtml(contract.info.title)} API`;
  if (words.length > 0) {
    const found = calls.filter(({ path, method, operation }) => {
      const text = `${method} ${path} ${operation.operationId} ${operation.summary}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    const count = found.length === 1 ? '1 call' : `${found.length} calls`;
    const nothing = '<p>Try a word of its path, such as “bills”, or choose a chapter.</p>';
    return renderPage(
      contract,
      null,
      heading,
      `${search}<h2 role="status">${count} with “${escapeHtml(q)}”</h2>${found.length > 0 ? renderCalls(found) : nothing}`,
    );
  }
  const chapters = contract.tags.map(({ name, 'x-displayName': title, description }) => {
    const count = calls.filter((call) => isIn(call, name)).length;
    return `<li><a href="${docsPath}/${name}"><strong>${escapeHtml(title)}</strong><span>${escapeHtml(description)} ${count} calls.</span></a></li>`;
  });
  const paragraphs = contract.info.description.split('\n\n').map((text) => `<p>${formatText(text)}</p>`);
  return renderPage(
    contract,
    null,
    heading,
    `${paragraphs.join('')}${search}<h2>Start here</h2>${firstCalls}<h2>Chapters</h2><ul class="calls">${chapters.join('')}</ul><h2>Errors</h2>${renderCodes(contract)}<h2>Limits</h2>${renderLimits(contract)}`,
  );
}

/** A chapter of the API's documentation: its calls and the types they use; null if there is none of that name. */
export function renderDocsChapter(contract: OpenApi, name: string): string | null {
  const tag = contract.tags.find((each) => each.name === name);
  if (!tag) return null;
  const calls = listOperations(contract).filter((call) => isIn(call, name));
  const types = listSchemas(contract, calls);
  const schemas = types.map((type) => renderSchema(type, contract.components.schemas[type] ?? {}));
  const content = `<p class="lead">${escapeHtml(tag.description)}</p>${renderSearch('')}${renderCalls(calls)}${calls.map(renderOperation).join('')}<h2>Types</h2>${schemas.join('')}`;
  return renderPage(contract, name, escapeHtml(tag['x-displayName']), content);
}
