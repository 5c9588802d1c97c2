import * as messages from '../messages.ts';

/** One value of Myinfo with where it comes from: 1 verified by the government, 2 said by the person, 4 verified by Singpass. */
interface Field {
  readonly source: '1' | '2' | '3' | '4';
  readonly [part: string]: unknown;
}

/** An invented person of the issuer. */
export interface Persona {
  /** What the issuer calls them; stays the same between runs. */
  readonly subject: string;
  /** What the page that asks who it is says of them. */
  readonly label: string;
  readonly note: string;
  /** What Myinfo knows of them, by its own names; null for a person without Myinfo. */
  readonly person: Readonly<Record<string, Field>> | null;
  /** Entity number of the company they log in for at the issuer that vouches for companies. */
  readonly entityNumber?: string;
}

const weights = [2, 7, 6, 5, 4, 3, 2];
const CHECK_CHARACTERS = { S: 'JZIHGFEDCBA', T: 'JZIHGFEDCBA', F: 'XWUTRQPNMLK', G: 'XWUTRQPNMLK' } as const;

/** An identity number of the right shape with its check letter. The numbers begin with four zeros. */
function formatNumberText(character: keyof typeof CHECK_CHARACTERS, digits: string): string {
  const start = character === 'T' || character === 'G' ? 4 : 0;
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (weights[place] ?? 0),
    start,
  );
  return `${character}${digits}${CHECK_CHARACTERS[character][sum % 11]}`;
}

const verified = (value: string): Field => ({
  source: '1',
  classification: 'C',
  lastupdated: '2026-03-01',
  value,
});
const verifiedCode = (code: string, desc: string): Field => ({
  source: '1',
  classification: 'C',
  lastupdated: '2026-03-01',
  code,
  desc,
});
const said = (value: string): Field => ({ ...verified(value), source: '2' });
const mobile = (nbr: string): Field => ({
  source: '4',
  classification: 'C',
  lastupdated: '2026-03-01',
  prefix: { value: '+' },
  areacode: { value: '65' },
  nbr: { value: nbr },
});
const noMobile: Field = { ...mobile(''), source: '3' };
const statuses = { C: 'CITIZEN', P: 'PR', A: 'ALIEN' } as const;

interface Facts {
  readonly number: string;
  readonly name: string;
  readonly status: keyof typeof statuses | '';
  readonly pass?: readonly [code: string, desc: string];
  readonly email: string;
  readonly phone: Field;
}

const describe = ({ number, name, status, pass, email, phone }: Facts): Persona['person'] => ({
  uinfin: verified(number),
  name: verified(name),
  residentialstatus: verifiedCode(status, status === '' ? '' : statuses[status]),
  passtype: pass ? verifiedCode(...pass) : { ...verifiedCode('', ''), source: '3' },
  email: said(email),
  mobileno: phone,
});

const subject = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Everybody one can be at the issuer. */
export const personas: readonly Persona[] = [
  {
    subject: subject(1),
    ...messages.persona.citizen,
    person: describe({
      number: formatNumberText('S', '0000011'),
      name: 'TAN WEI LING',
      status: 'C',
      email: 'wei.ling@people.example',
      phone: mobile('80000601'),
    }),
  },
  {
    subject: subject(2),
    ...messages.persona.permanentResident,
    person: describe({
      number: formatNumberText('S', '0000022'),
      name: 'RAJESH S/O MENON',
      status: 'P',
      email: 'rajesh@people.example',
      phone: mobile('80000602'),
    }),
  },
  {
    subject: subject(3),
    ...messages.persona.onPass,
    person: describe({
      number: formatNumberText('F', '0000033'),
      name: 'DUBOIS CLAIRE',
      status: 'A',
      pass: ['P1Pass', 'Employment Pass'],
      email: 'claire@people.example',
      phone: mobile('80000603'),
    }),
  },
  {
    subject: subject(4),
    ...messages.persona.onPassWithoutStatus,
    person: describe({
      number: formatNumberText('G', '0000044'),
      name: 'NGUYEN MINH',
      status: '',
      pass: ['SPass', 'S Pass'],
      email: 'minh@people.example',
      phone: mobile('80000604'),
    }),
  },
  {
    subject: subject(5),
    ...messages.persona.oddName,
    person: describe({
      number: formatNumberText('T', '0000055'),
      name: `D'SOUZA-O’NEILL @ "JOSÉ" <b>Ñ</b> 陈 & S/O`,
      status: 'C',
      email: 'odd@people.example',
      phone: mobile('80000605'),
    }),
  },
  {
    subject: subject(6),
    ...messages.persona.withoutMobile,
    person: describe({
      number: formatNumberText('S', '0000066'),
      name: 'SITI AMINAH BINTE OSMAN',
      status: 'C',
      email: 'siti@people.example',
      phone: noMobile,
    }),
  },
  {
    subject: subject(7),
    ...messages.persona.longName,
    person: describe({
      number: formatNumberText('T', '0000077'),
      name: 'PHRA VIRIYASOMBATSAKULWATTHANAPHANICH CHALERMCHAIWATTHANAKUL ANANTASINGHASENEE',
      status: 'C',
      email: 'a.very.long.name.that.does.not.end.soon@people.of.singapore.example',
      phone: mobile('80000607'),
    }),
  },
  {
    subject: subject(9),
    ...messages.persona.agent,
    person: describe({
      number: formatNumberText('S', '0000099'),
      name: 'LIM HUI MIN GRACE',
      status: 'C',
      email: 'grace@people.example',
      phone: mobile('80000609'),
    }),
  },
  {
    subject: subject(10),
    ...messages.persona.otherAgent,
    person: describe({
      number: formatNumberText('S', '0000100'),
      name: 'FARID BIN RAHMAN',
      status: 'P',
      email: 'farid@people.example',
      phone: mobile('80000610'),
    }),
  },
  {
    subject: subject(11),
    ...messages.persona.residentWithoutMobile,
    person: describe({
      number: formatNumberText('S', '0000111'),
      name: 'DEVI NAIR',
      status: 'P',
      email: 'devi@people.example',
      phone: noMobile,
    }),
  },
  { subject: subject(8), ...messages.persona.withoutMyinfo, person: null },
  {
    subject: subject(12),
    ...messages.persona.forCompany,
    person: null,
    entityNumber: '00000012D',
  },
];

/** The fields of Myinfo this issuer knows, by its own names. */
export const myinfoFields = ['uinfin', 'name', 'residentialstatus', 'passtype', 'email', 'mobileno'];

/** What an issuer that vouches for companies says of the one somebody logs in for, as Corppass words it. */
export const tellCompany = ({ entityNumber }: Persona): Record<string, unknown> =>
  entityNumber === undefined
    ? {}
    : { entityInfo: { CPEntID: entityNumber, CPEnt_TYPE: 'UEN', CPEnt_Status: 'Registered' } };

/** What Myinfo answers about a person for the fields that were asked for and allowed. */
export function tellPerson(persona: Persona, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(persona.person ?? {}).filter(([name]) => fields.includes(name)));
}
