import type { OpenApi } from '@sewa/api/schema';

type Json = Record<string, unknown>;

/** The page's whole look; its hash is in the page's security policy. */
export const docsStyle = `
:root{color-scheme:light dark;--line:color-mix(in srgb,CanvasText 20%,Canvas)}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem 4rem;background:Canvas;color:CanvasText;font:1rem/1.6 system-ui,sans-serif}
h1,h2,h3{line-height:1.25}h2{margin-top:3.5rem;border-bottom:1px solid var(--line);padding-bottom:.375rem}
section{margin-top:3rem}h3{margin-bottom:.25rem;font-size:1.125rem;overflow-wrap:anywhere}p{max-width:45rem;margin-top:.25rem}
a{color:LinkText}code{font:.9375em/1.5 ui-monospace,monospace}
ul{padding:0;list-style:none}li{padding:.25rem 0}li a{display:block;padding:.625rem 0 0;overflow-wrap:anywhere}
.table{overflow-x:auto;margin-top:1rem}table{border-collapse:collapse;width:100%;min-width:34rem}
th,td{text-align:left;vertical-align:top;padding:.625rem 1.25rem .625rem 0;border-bottom:1px solid var(--line)}
td:first-child{white-space:nowrap}th{font-size:.875rem}
`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asJson = (value: unknown): Json => (isJson(value) ? value : {});
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function describeType(schema: Json): string {
  const { $ref, anyOf, type, items, enum: choices, const: only } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  }
  if (Array.isArray(anyOf)) return anyOf.map((part) => describeType(asJson(part))).join(' or ');
  if (Array.isArray(choices))
    return choices.map((choice) => `<code>${escapeHtml(JSON.stringify(choice))}</code>`).join(' or ');
  if (only !== undefined) return `<code>${escapeHtml(JSON.stringify(only))}</code>`;
  if (type === 'array') return `list of ${describeType(asJson(items))}`;
  return escapeHtml(Array.isArray(type) ? type.join(' or ') : (type ?? 'any'));
}

function writeTable(label: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const headCells = head.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="table" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table><thead><tr>${headCells}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function writeParameters(operation: Json): string {
  const rows = asList(operation.parameters)
    .map(asJson)
    .map((parameter) => [
      `<code>${escapeHtml(parameter.name)}</code>`,
      escapeHtml(parameter.in),
      `${describeType(asJson(parameter.schema))}${parameter.required ? '' : ', optional'}`,
      escapeHtml(parameter.description ?? ''),
    ]);
  return writeTable(`Parameters of ${operation.operationId}`, ['Parameter', 'In', 'Type', 'Meaning'], rows);
}

function readContentSchema(part: unknown): Json {
  return asJson(asJson(asJson(asJson(part).content)['application/json']).schema);
}

function writeOperation(path: string, method: string, operation: Json): string {
  const answers = Object.entries(asJson(operation.responses)).map(([status, answer]) => [
    escapeHtml(status),
    escapeHtml(asJson(answer).description),
    describeType(asJson(asJson(readContentSchema(answer).properties).data ?? readContentSchema(answer))),
  ]);
  const body = operation.requestBody
    ? `<p>Body: ${describeType(readContentSchema(operation.requestBody))}</p>`
    : '';
  return `<section id="${escapeHtml(operation.operationId)}"><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}</p>${writeParameters(operation)}${body}${writeTable(`Answers of ${operation.operationId}`, ['Status', 'When', 'Data'], answers)}</section>`;
}

function writeSchema(name: string, schema: Json): string {
  const required = new Set(asList(schema.required));
  const rows = Object.entries(asJson(schema.properties)).map(([field, value]) => [
    `<code>${escapeHtml(field)}</code>`,
    `${describeType(asJson(value))}${required.has(field) ? '' : ', optional'}`,
    escapeHtml(asJson(value).description ?? ''),
  ]);
  return `<section id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3><p>${escapeHtml(schema.description ?? '')}</p>${writeTable(`Fields of ${name}`, ['Field', 'Type', 'Meaning'], rows)}</section>`;
}

/** The contract as one page for people; it needs no script and loads nothing. */
export function writeDocsPage(contract: OpenApi): string {
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const contents = operations
    .map(
      ({ path, method, operation }) =>
        `<li><a href="#${escapeHtml(operation.operationId)}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></a> ${escapeHtml(operation.summary)}</li>`,
    )
    .join('');
  return `<!doctype html><html lang="en-SG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(contract.info.title)} API</title><style>${docsStyle}</style></head><body><main>
<h1>${escapeHtml(contract.info.title)} API ${escapeHtml(contract.info.version)}</h1>
<p>${escapeHtml(contract.info.description)} Also as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<h2>Calls</h2><ul>${contents}</ul>${operations.map(({ path, method, operation }) => writeOperation(path, method, operation)).join('')}
<h2>Types</h2>${Object.entries(contract.components.schemas)
    .map(([name, schema]) => writeSchema(name, schema))
    .join('')}</main></body></html>`;
}
