interface Node {
  [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isReference = (value: unknown): boolean => typeof value === 'string' && /^\{[^{}]+\}$/.test(value);
const isShare = (value: unknown): boolean => isNumber(value) && value >= 0 && value <= 1;
const isMeasure = (units: string[]) => (value: unknown) =>
  isNode(value) && isNumber(value.value) && units.includes(String(value.unit));

const isDimension = isMeasure(['px', 'rem']);
const isColor = (value: unknown): boolean =>
  isNode(value) &&
  value.colorSpace === 'srgb' &&
  Array.isArray(value.components) &&
  value.components.length === 3 &&
  value.components.every(isShare) &&
  (value.alpha === undefined || isShare(value.alpha));
const isLayer = (value: unknown): boolean =>
  isNode(value) &&
  (isReference(value.color) || isColor(value.color)) &&
  ['offsetX', 'offsetY', 'blur', 'spread'].every((part) => isDimension(value[part]));

const forms: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  cubicBezier: (value) => Array.isArray(value) && value.length === 4 && value.every(isNumber),
  dimension: isDimension,
  duration: isMeasure(['ms', 's']),
  fontFamily: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
  fontWeight: (value) => isNumber(value) && value >= 1 && value <= 1000,
  number: isNumber,
  shadow: (value) => Array.isArray(value) && value.every(isLayer),
};

function findTokenIssues(token: Node, name: string, type: unknown): string[] {
  const issues: string[] = [];
  const { $description: description, $value: value } = token;
  if (typeof description !== 'string' || description.trim() === '')
    issues.push(`${name} has no $description`);
  if (typeof type !== 'string') return [...issues, `${name} has no $type`];
  const hasForm = forms[type];
  if (hasForm === undefined) return [...issues, `${name} has a $type that DTCG does not know: ${type}`];
  if (!isReference(value) && !hasForm(value)) issues.push(`${name} has no $value of the type ${type}`);
  return issues;
}

/** Says of a group of tokens which have no description, no type, a value of another form than DTCG 2025.10 asks for, or a name it forbids. */
export function findSourceIssues(
  group: object,
  path: string[] = [],
  inherited: unknown = undefined,
): string[] {
  const node = group as Node;
  const type = node.$type ?? inherited;
  const name = path.join('.');
  if ('$value' in node) return findTokenIssues(node, name, type);
  return Object.entries(node)
    .filter((entry): entry is [string, Node] => !entry[0].startsWith('$') && isNode(entry[1]))
    .flatMap(([child, inner]) => {
      const issues = findSourceIssues(inner, [...path, child], type);
      return /[.{}]/.test(child)
        ? [`${[...path, child].join('.')} has a name with one of . { }`, ...issues]
        : issues;
    });
}
