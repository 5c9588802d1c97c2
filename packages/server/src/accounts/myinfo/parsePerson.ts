import { type FieldName, listFields, type MyinfoUserType } from './personFields.ts';

/** A field as Myinfo gave it. */
export interface DraftField {
  readonly name: FieldName;
  readonly value: string | null;
  /** 1 verified by the government, 2 said by the person, 4 verified by Singpass; null where Myinfo says nothing. */
  readonly source: 1 | 2 | 4 | null;
}

const sources = { '1': 1, '2': 2, '4': 4 } as const;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const parseSource = (source: unknown): DraftField['source'] =>
  Object.entries(sources).find(([code]) => code === source)?.[1] ?? null;

function parseField(
  person: Record<string, unknown>,
  field: ReturnType<typeof listFields>[number],
): DraftField {
  const claim = person[field.claim];
  const source = isRecord(claim) ? parseSource(claim.source) : null;
  const value = isRecord(claim) && source !== null ? field.read(claim) : null;
  return { name: field.name, value, source: value === null ? null : source };
}

/**
 * What Myinfo says of a person, as the fields of a profile. A pass goes with the status A, and an empty status beside a pass
 * is that status; a number the person only said themselves is left out, because a code has to prove it.
 */
export function parsePerson(person: unknown, userType: MyinfoUserType): DraftField[] {
  const fields = listFields(userType).map((field) => parseField(isRecord(person) ? person : {}, field));
  const pass = fields.find(({ name }) => name === 'passType');
  const status = fields.find(({ name }) => name === 'residentialStatus')?.value ?? (pass?.value ? 'A' : null);
  return fields.flatMap((field): DraftField[] => {
    if (field.name === 'residentialStatus' && field.value === null && status !== null) {
      return [{ ...field, value: status, source: pass?.source ?? null }];
    }
    if (field.name === 'passType' && (status === 'C' || status === 'P')) return [];
    if (field.name === 'phoneNumber' && field.source === 2) return [{ ...field, value: null, source: null }];
    return [field];
  });
}

/** Whether a field stands as it is: verified by the government, or a number that Singpass has verified. */
export const isVerified = ({ name, source }: DraftField): boolean =>
  source === 1 || (name === 'phoneNumber' && source === 4);

/** An identity number as people may see it: its last four characters. */
export const maskNumber = (number: string): string => `*****${number.slice(-4)}`;
