import type { Myinfo } from '@sewa/api/client';
import { normalizeLine } from '@sewa/api/schema';

/** Name of a field that Myinfo may fill in. */
export type FieldName = Myinfo['fields'][number]['name'];

/** Whom Myinfo is asked about: 1 tenant, 2 landlord, 3 main agent. */
export type MyinfoUserType = Myinfo['userType'];

type Claim = Readonly<Record<string, unknown>>;

interface PersonField {
  readonly name: FieldName;
  /** What Myinfo calls it, and what is asked for it. */
  readonly claim: string;
  readonly read: (claim: Claim) => string | null;
  /** Who is asked for it: nobody whose contract does not need it. */
  readonly userTypes: readonly MyinfoUserType[];
}

const everybody = [1, 2, 3] as const;

const parseText = (value: unknown): string | null => {
  const text = typeof value === 'string' ? normalizeLine(value.normalize('NFC')) : '';
  return text === '' ? null : text;
};
const normalizePart = (claim: Claim, name: string): string => {
  const part = claim[name];
  return typeof part === 'object' && part !== null && 'value' in part ? (parseText(part.value) ?? '') : '';
};

function parseMobile(claim: Claim): string | null {
  const text = ['prefix', 'areacode', 'nbr'].map((part) => normalizePart(claim, part)).join('');
  return /^\+65[89]\d{7}$/.test(text) ? text : null;
}

const parseStatus = ({ code }: Claim): string | null => {
  const status = parseText(code);
  return status !== null && ['C', 'P', 'A'].includes(status) ? status : null;
};

/** What of Myinfo becomes which field here. Its codes are not ours: a pass is kept as Myinfo describes it. */
const personFields: readonly PersonField[] = [
  {
    name: 'identityNumber',
    claim: 'uinfin',
    read: ({ value }) => parseText(value)?.toUpperCase() ?? null,
    // Stamp duty on a tenancy wants it of both sides; nobody wants it of their agent.
    userTypes: [1, 2],
  },
  { name: 'name', claim: 'name', read: ({ value }) => parseText(value), userTypes: everybody },
  { name: 'residentialStatus', claim: 'residentialstatus', read: parseStatus, userTypes: everybody },
  { name: 'passType', claim: 'passtype', read: ({ desc }) => parseText(desc), userTypes: everybody },
  { name: 'email', claim: 'email', read: ({ value }) => parseText(value), userTypes: everybody },
  { name: 'phoneNumber', claim: 'mobileno', read: parseMobile, userTypes: everybody },
];

/** What is asked of Myinfo for a user type. */
export const listFields = (userType: MyinfoUserType): readonly PersonField[] =>
  personFields.filter(({ userTypes }) => userTypes.includes(userType));
