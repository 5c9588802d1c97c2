import type { OpenApi } from '@sewa/api/schema';
import { docsStyle } from './docsStyle.ts';

type Json = Record<string, unknown>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: unknown): string =>
  String(text).replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asJson = (value: unknown): Json => (isJson(value) ? value : {});
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function describeType(schema: Json): string {
  const { $ref, anyOf, type, format, items, enum: choices, const: only } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  }
  if (Array.isArray(anyOf)) return anyOf.map((part) => describeType(asJson(part))).join(' or ');
  if (Array.isArray(choices))
    return choices.map((choice) => `<code>${escapeHtml(JSON.stringify(choice))}</code>`).join(' or ');
  if (only !== undefined) return `<code>${escapeHtml(JSON.stringify(only))}</code>`;
  if (format === 'binary') return 'a file';
  if (type === 'array') return `list of ${describeType(asJson(items))}`;
  return escapeHtml(Array.isArray(type) ? type.join(' or ') : (type ?? 'any'));
}

function renderTable(
  kind: 'parameters' | 'answers' | 'fields',
  label: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  if (rows.length === 0) return '';
  const headCells = head.map((text) => `<th scope="col">${text}</th>`).join('');
  const renderRow = (cells: readonly string[]) =>
    `<tr>${cells.map((cell, column) => `<td data-name="${head[column]}">${cell}</td>`).join('')}</tr>`;
  return `<table class="${kind}" aria-label="${escapeHtml(label)}"><thead><tr>${headCells}</tr></thead><tbody>${rows.map(renderRow).join('')}</tbody></table>`;
}

function describeParameters(operation: Json): string {
  const rows = asList(operation.parameters)
    .map(asJson)
    .map((parameter) => [
      `<code>${escapeHtml(parameter.name)}</code>`,
      escapeHtml(parameter.in),
      `${describeType(asJson(parameter.schema))}${parameter.required ? '' : ', optional'}`,
      escapeHtml(parameter.description ?? ''),
    ]);
  return renderTable(
    'parameters',
    `Parameters of ${operation.operationId}`,
    ['Parameter', 'In', 'Type', 'Meaning'],
    rows,
  );
}

function findContentSchema(part: unknown): Json {
  const [content] = Object.values(asJson(asJson(part).content));
  return asJson(asJson(content).schema);
}

const renderCall = (method: string, path: string): string =>
  `<code><b data-method="${method}">${method.toUpperCase()}</b> ${escapeHtml(path)}</code>`;

function describeOperation(path: string, method: string, operation: Json): string {
  const answers = Object.entries(asJson(operation.responses)).map(([status, answer]) => [
    escapeHtml(status),
    escapeHtml(asJson(answer).description),
    describeType(asJson(asJson(findContentSchema(answer).properties).data ?? findContentSchema(answer))),
  ]);
  const body = operation.requestBody
    ? `<p>Body: ${describeType(findContentSchema(operation.requestBody))}</p>`
    : '';
  return `<section id="${escapeHtml(operation.operationId)}"><h3>${renderCall(method, path)}</h3>
<p>${escapeHtml(operation.summary)}</p>${describeParameters(operation)}${body}${renderTable('answers', `Answers of ${operation.operationId}`, ['Status', 'When', 'Data'], answers)}</section>`;
}

function renderSchema(name: string, schema: Json): string {
  const required = new Set(asList(schema.required));
  const rows = Object.entries(asJson(schema.properties)).map(([field, value]) => [
    `<code>${escapeHtml(field)}</code>`,
    `${describeType(asJson(value))}${required.has(field) ? '' : ', optional'}`,
    escapeHtml(asJson(value).description ?? ''),
  ]);
  return `<section id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3><p>${escapeHtml(schema.description ?? '')}</p>${renderTable('fields', `Fields of ${name}`, ['Field', 'Type', 'Meaning'], rows)}</section>`;
}

/** Renders the contract as a self-contained page without JavaScript. */
export function renderDocsPage(contract: OpenApi): string {
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const calls = operations
    .map(
      ({ path, method, operation }) =>
        `<li><a href="#${escapeHtml(operation.operationId)}">${renderCall(method, path)}<span>${escapeHtml(operation.summary)}</span></a></li>`,
    )
    .join('');
  const schemas = Object.entries(contract.components.schemas);
  const types = schemas
    .map(([name]) => `<li><a href="#schema-${escapeHtml(name)}"><code>${escapeHtml(name)}</code></a></li>`)
    .join('');
  const { title, version, description } = contract.info;
  return `<!doctype html><html lang="en-SG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} API</title><style>${docsStyle}</style></head><body>
<a class="skip" href="#content">Skip to content</a>
<header><div><a class="name" href="/">${escapeHtml(title)}</a> <span>API ${escapeHtml(version)}</span> <a href="/api/openapi.json">OpenAPI 3.1</a></div></header>
<main id="content" class="columns"><div class="intro"><h1>${escapeHtml(title)} API</h1><p class="lead">${escapeHtml(description)}</p></div>
<nav aria-label="Calls and types"><h2>Calls</h2><ul>${calls}</ul><h2>Types</h2><ul>${types}</ul></nav>
<div>${operations.map(({ path, method, operation }) => describeOperation(path, method, operation)).join('')}
<h2>Types</h2>${schemas.map(([name, schema]) => renderSchema(name, schema)).join('')}</div></main></body></html>`;
}
