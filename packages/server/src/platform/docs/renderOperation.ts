import { asJson, asList, escapeHtml, formatText, type Json, renderExample, renderTable } from './html.ts';

/** A call as it stands in the document. */
export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly operation: Json;
}

/** A schema in words; types are links to where they stand on the same page. */
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

/** Method and path of a call. */
export const renderCall = ({ method, path }: Operation): string =>
  `<code><b data-method="${method}">${method.toUpperCase()}</b> ${escapeHtml(path)}</code>`;

function renderParameters({ operation }: Operation): string {
  const rows = asList(operation.parameters)
    .map(asJson)
    // It is the same for every write, and stands on the first page.
    .filter(({ name, required }) => name !== 'idempotency-key' || required)
    .map((parameter) => [
      `<code>${escapeHtml(parameter.name)}</code>`,
      escapeHtml(parameter.in),
      `${describeType(asJson(parameter.schema))}${parameter.required ? '' : ', optional'}`,
      formatText(parameter.description ?? ''),
    ]);
  const head = ['Parameter', 'In', 'Type', 'Meaning'];
  return renderTable('parameters', `Parameters of ${operation.operationId}`, head, rows);
}

const findContent = (part: unknown): Json => asJson(Object.values(asJson(asJson(part).content))[0]);

/** Who may make a call. */
function describeAccess({ operation }: Operation): string {
  const schemes = asList(operation.security).map((each) => Object.keys(asJson(each))[0] ?? 'nobody');
  if (schemes.length === 0) return 'Anyone may call.';
  const isFrame = schemes.includes('frame');
  if (!schemes.includes('session')) return 'For frames on partner sites.';
  const who = schemes.includes('nobody')
    ? 'Anyone may call; somebody signed in gets more.'
    : 'For somebody signed in.';
  return isFrame ? `${who} Frames on partner sites may call, too.` : who;
}

const describeRate = (rate: Json): string => {
  const { max, seconds } = rate;
  const count = typeof max === 'number' ? max.toLocaleString('en-SG') : 'as many as the setting says';
  const spans: Readonly<Record<number, string>> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' };
  return `${count} ${spans[Number(seconds)] ?? `in ${seconds} seconds`}`;
};

/** Limits of a call that differ from the usual ones. */
function describeLimits({ operation }: Operation): string {
  const { perAddress, perPerson, bodyBytes, origin } = asJson(operation['x-limits']);
  const rates = (list: unknown) => asList(list).map((rate) => describeRate(asJson(rate)));
  return [
    ...rates(perAddress).map((rate) => `${rate} from one address`),
    ...rates(perPerson).map((rate) => `${rate} for one person`),
    ...(typeof bodyBytes === 'number' ? [`bodies up to ${bodyBytes.toLocaleString('en-SG')} bytes`] : []),
    ...(origin === 'any' ? ['from pages of any origin'] : []),
  ].join('; ');
}

/** A call with who may make it, what it takes, what it answers, and an example. */
export function renderOperation(call: Operation): string {
  const { operation } = call;
  const { operationId } = operation;
  const responses = Object.entries(asJson(operation.responses));
  const [status = '', success] = responses.find(([each]) => each.startsWith('2')) ?? [];
  const schema = asJson(findContent(success).schema);
  const data = describeType(asJson(asJson(schema.properties).data ?? schema));
  const errors = responses.filter(([each]) => !each.startsWith('2') && each !== 'default');
  const answers = [
    [status, status === '204' ? 'Nothing' : data],
    ...errors.map(([each, answer]) => [each, formatText(asJson(answer).description)]),
  ];
  const limits = describeLimits(call);
  const content = findContent(operation.requestBody);
  const body = operation.requestBody
    ? `<p>Body: ${describeType(asJson(content.schema))}</p>${renderExample('Example of the body', content.example)}`
    : '';
  return `<section id="${escapeHtml(operationId)}"><h3>${renderCall(call)}</h3>
<p>${formatText(operation.summary)}</p><p class="note">${describeAccess(call)}${limits ? ` Limits: ${escapeHtml(limits)}.` : ''} <code>${escapeHtml(operationId)}</code></p>${renderParameters(call)}${body}${renderTable('answers', `Answers of ${operationId}`, ['Status', 'Answer'], answers)}${renderExample('Example of the answer', findContent(success).example)}</section>`;
}

/** A type with its fields. */
export function renderSchema(name: string, schema: Json): string {
  const required = new Set(asList(schema.required));
  const rows = Object.entries(asJson(schema.properties)).map(([field, value]) => [
    `<code>${escapeHtml(field)}</code>`,
    `${describeType(asJson(value))}${required.has(field) ? '' : ', optional'}`,
    formatText(asJson(value).description ?? ''),
  ]);
  return `<section id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3><p>${formatText(schema.description ?? '')}</p>${renderTable('fields', `Fields of ${name}`, ['Field', 'Type', 'Meaning'], rows)}</section>`;
}
