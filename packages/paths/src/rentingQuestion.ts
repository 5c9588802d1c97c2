/** What the rules about who may rent are asked about, as far as it is known: nobody's name. */
export interface RentingQuestion {
  readonly home: {
    readonly propertyType: number | null;
    readonly propertySubType: number | null;
    readonly numberOfBedrooms: number | null;
  };
  /** The first day; null while it isn't known. */
  readonly from: string | null;
  readonly months: number;
  /** Who would live there. @default [] */
  readonly people?: readonly {
    readonly residentialStatus: string;
    readonly passType?: string | undefined;
    readonly passValidUntil?: string | undefined;
  }[];
}

const HDB = 0;
const roomSubTypes: readonly (number | null)[] = [10, 20];
const MAX_PEOPLE = 8;

/** The query of the page with the rules, in the order of its form. */
export function serializeRentingQuestion({ home, from, months, people = [] }: RentingQuestion): string {
  const isHdb = home.propertyType === HDB;
  const isRoom = roomSubTypes.includes(home.propertySubType);
  // HDB counts the living room. A listing of a room doesn't say how many others the flat has.
  const rooms =
    !isHdb || isRoom || home.numberOfBedrooms === null ? null : Math.min(home.numberOfBedrooms + 1, 6);
  const asked = people.slice(0, MAX_PEOPLE);
  const fields: [name: string, text: string | null | undefined][] = [
    ['home', isHdb ? 'hdb' : 'private'],
    ['rooms', rooms === null ? null : String(rooms)],
    ['part', isRoom ? 'room' : 'whole'],
    ['from', from],
    ['months', String(months)],
    ['people', asked.length > 1 ? String(asked.length) : null],
    ...asked.flatMap(({ residentialStatus, passType, passValidUntil }, index): typeof fields => [
      [`status${index + 1}`, residentialStatus],
      [`pass${index + 1}`, passType],
      [`until${index + 1}`, passValidUntil],
    ]),
  ];
  return new URLSearchParams(fields.flatMap(([name, text]) => (text ? [[name, text]] : []))).toString();
}
