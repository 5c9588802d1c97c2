/** A part of a JSON schema, or a value of one. */
type Json = Record<string, unknown>;

/** What fields of a name hold in examples, where their schema alone says too little. */
const named: Readonly<Record<string, unknown>> = {
  accountNumber: '0012345678',
  address: '12 Bedok Road #05-123',
  agencyLicenceNumber: 'L3009901K',
  agencyName: 'Lantern & Lane Realty',
  alt: 'Living room with a sofa',
  applicantName: 'Lim Jia En',
  block: '12',
  code: '123 456',
  corporateName: 'Harbour Living',
  description: 'Two bedrooms on the fifth floor, ten minutes from the train.',
  district: '16',
  email: 'jia.en@people.example',
  floor: '05',
  home: '12 Bedok Road',
  key: 'k3y-0f-an-example',
  landlord: 'Lee Siew Hong',
  language: 'en',
  message: 'Is it still available?',
  monthlyRent: 320_000,
  name: 'Lim Jia En',
  nationality: 'SG',
  note: 'Near the school.',
  origins: ['https://www.partner.example'],
  otp: '123456',
  path: '/discover',
  period: '2026-12',
  phoneNumber: '91234567',
  postalCode: '460012',
  prefix: 'ABCD',
  q: 'near bishan',
  reason: 'is missing',
  registrationNumber: 'R099101A',
  slug: 'hdb-12-bedok-road-3-bedrooms',
  street: 'Bedok Road',
  summary: 'What it says, in a sentence.',
  tenant: 'Lim Jia En',
  text: 'Is it still available?',
  title: 'Bright flat near the train',
  token: 'an-example-of-a-token',
  uen: '201912345D',
  unit: '123',
  url: 'https://www.partner.example/homes',
  words: 'Please add photos.',
};

/** Texts that stand for a pattern or a format; the first that fits is taken. */
const texts: readonly string[] = [
  '2026-12-01',
  '2026-12-01T04:00:00.000Z',
  '4f5a1c3e-9d27-4b6a-8c11-2f0e6d7a9b58',
  '2026-12',
  '2026',
  'jia.en@people.example',
  'abcdefgh2345',
  '460012',
  '16',
  '1',
  'SG',
  'en',
  '#'.padEnd(7, '0'),
  '/discover',
  'an-example-1234567890',
  'abcdefghijklmnopqrstuv',
  '12',
  '123456',
  '0012345678',
  'example',
];

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listParts = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** How deep an example goes; schemas may hold themselves. */
const MAX_DEPTH = 7;

/** Whether a text fits the length and the pattern of a schema. */
function fits(text: string, { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Json): boolean {
  const isRightLength = text.length >= Number(minLength) && text.length <= Number(maxLength);
  return isRightLength && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text));
}

function makeText(schema: Json, name: string): string {
  const { format, minLength = 0 } = schema;
  if (format === 'binary') return '(bytes)';
  if (format === 'uri') return 'https://www.partner.example/homes';
  const known = named[name];
  const wanted = [
    ...(typeof known === 'string' ? [known] : []),
    ...(schema.pattern ? texts : ['example']),
    ...texts,
  ];
  const found = wanted.find((text) => fits(text, schema));
  if (found === undefined && schema.pattern)
    throw new Error(`No example fits ${name}: ${String(schema.pattern)}`);
  return found ?? 'x'.repeat(Number(minLength));
}

function makeNumber({ minimum, maximum, exclusiveMinimum }: Json, name: string): number {
  const least = Number(minimum ?? (exclusiveMinimum === undefined ? 0 : Number(exclusiveMinimum) + 1));
  const known = named[name];
  const wanted = typeof known === 'number' ? known : Math.max(least, 1);
  return Math.min(Math.max(wanted, least), Number(maximum ?? wanted));
}

/** Makes an example of a JSON schema that has none of its own: every field, one entry of each list. `schemas` are those it may refer to. */
export function makeExample(
  schema: Json,
  schemas: Readonly<Record<string, Json>>,
  name = '',
  depth = 0,
): unknown {
  const again = (part: Json, of = name) => makeExample(part, schemas, of, depth + 1);
  if (typeof schema.$ref === 'string') return again(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = [...listParts(schema.anyOf), ...listParts(schema.oneOf)];
  const [choice] = choices.filter(({ type }) => type !== 'null');
  if (choice) return depth > MAX_DEPTH && choices.some(({ type }) => type === 'null') ? null : again(choice);
  if (Array.isArray(schema.allOf))
    return Object.assign({}, ...listParts(schema.allOf).map((part) => again(part)));
  const type = Array.isArray(schema.type) ? schema.type.find((each) => each !== 'null') : schema.type;
  if (type === 'object') {
    const fields = Object.entries(isJson(schema.properties) ? schema.properties : {});
    return Object.fromEntries(fields.map(([field, part]) => [field, again(isJson(part) ? part : {}, field)]));
  }
  if (type === 'array') {
    if (Array.isArray(named[name])) return named[name];
    const least = Number(schema.minItems ?? 0);
    const most = depth > MAX_DEPTH ? least : Number(schema.maxItems ?? 1);
    const count = Math.min(Math.max(1, least), most);
    const items = isJson(schema.items) ? schema.items : {};
    return Array.from({ length: count }, () => again(items));
  }
  if (type === 'string') return makeText(schema, name);
  if (type === 'number' || type === 'integer') return makeNumber(schema, name);
  if (type === 'boolean') return true;
  return null;
}
