import { describe, expect, test } from 'vitest';
import type { MayRentQuestion, RentingPerson } from './eligibility.ts';
import { mayRent } from './mayRent.ts';

const citizen: RentingPerson = { residentialStatus: 'C', nationality: 'SG' };
const malaysian: RentingPerson = {
  residentialStatus: 'A',
  nationality: 'MY',
  passType: 'employment-pass',
  passValidUntil: '2031-12-31',
};
const indian: RentingPerson = { ...malaysian, nationality: 'IN' };
const worker = (sector: RentingPerson['sector'], nationality = 'IN'): RentingPerson => ({
  ...indian,
  nationality,
  passType: 'work-permit',
  sector,
});

const flat: MayRentQuestion = {
  day: '2026-11-29',
  home: { propertyType: 0, hdbRooms: 4, isWholeUnit: true, isMopOver: true, isApproved: true },
  term: { from: '2027-01-01', months: 12 },
  people: [citizen],
  owner: { residentialStatus: 'C', occupiesHome: false },
};
const room: MayRentQuestion = {
  ...flat,
  home: { propertyType: 0, hdbRooms: 4, isWholeUnit: false, bedroomsLet: 1, isApproved: true },
  owner: { residentialStatus: 'P', occupiesHome: true },
};
const condo: MayRentQuestion = {
  ...flat,
  home: { propertyType: 1, areaSqm: 100, isWholeUnit: true },
};
const people = (count: number, person: RentingPerson = citizen) =>
  Array.from({ length: count }, () => person);
const find = (question: MayRentQuestion, rule: string) =>
  mayRent(question).reasons.find((reason) => reason.rule === rule)?.answer;
const ofHome = (question: MayRentQuestion, home: Partial<MayRentQuestion['home']>): MayRentQuestion => ({
  ...question,
  home: { ...question.home, ...home },
});
const forMonths = (question: MayRentQuestion, months: number): MayRentQuestion => ({
  ...question,
  term: { ...question.term, months },
});

describe('an HDB flat', () => {
  test('may be rented by citizens for half a year to three years', () => {
    expect(mayRent(flat).answer).toBe('yes');
    expect(find(forMonths(flat, 5), 'hdb-shortest-term')).toBe('no');
    expect(find(forMonths(flat, 6), 'hdb-shortest-term')).toBe('yes');
    expect(find(forMonths(flat, 36), 'hdb-longest-term')).toBe('yes');
    expect(find(forMonths(flat, 37), 'hdb-longest-term')).toBe('no');
  });

  test('may be rented for two years where somebody is neither a citizen nor a Malaysian', () => {
    const mixed = { ...flat, people: [citizen, indian] };
    expect(find(forMonths(mixed, 24), 'hdb-longest-term')).toBe('yes');
    expect(find(forMonths(mixed, 25), 'hdb-longest-term')).toBe('no');
    expect(find(forMonths({ ...flat, people: [malaysian] }, 36), 'hdb-longest-term')).toBe('yes');
    const resident: RentingPerson = { residentialStatus: 'P', nationality: 'IN' };
    expect(find(forMonths({ ...flat, people: [resident] }, 36), 'hdb-longest-term')).toBe('no');
    const unstated: RentingPerson = { residentialStatus: 'P' };
    expect(find(forMonths({ ...flat, people: [unstated] }, 36), 'hdb-longest-term')).toBe('ask');
  });

  test('has a quota for foreigners and permanent residents that only HDB can tell, for whole flats only', () => {
    expect(find({ ...flat, people: [indian] }, 'hdb-non-citizen-quota')).toBe('ask');
    expect(find({ ...flat, people: [malaysian] }, 'hdb-non-citizen-quota')).toBe('yes');
    expect(find({ ...room, people: [indian] }, 'hdb-non-citizen-quota')).toBeUndefined();
  });

  test('takes 4, 6 or 8 people by its rooms, and 6 again once the higher cap ends', () => {
    const ask = (hdbRooms: number, count: number, months = 12) =>
      find(forMonths(ofHome({ ...flat, people: people(count) }, { hdbRooms }), months), 'hdb-occupancy');
    expect([ask(2, 4), ask(2, 5), ask(3, 6), ask(3, 7), ask(4, 8), ask(4, 9)]).toEqual([
      'yes',
      'no',
      'yes',
      'no',
      'yes',
      'no',
    ]);
    expect(ask(4, 8, 24)).toBe('yes');
    expect(ask(4, 8, 25)).toBe('no');
    expect(ask(4, 6, 36)).toBe('yes');
  });

  test('counts the owner who lives there too', () => {
    expect(find({ ...room, people: people(7) }, 'hdb-occupancy')).toBe('yes');
    expect(find({ ...room, people: people(8) }, 'hdb-occupancy')).toBe('no');
  });

  test('may be rented out whole by citizens after their minimum occupation period only', () => {
    expect(find({ ...flat, owner: { residentialStatus: 'P', occupiesHome: false } }, 'hdb-owner')).toBe('no');
    expect(find({ ...flat, owner: undefined }, 'hdb-owner')).toBe('ask');
    expect(find(room, 'hdb-owner')).toBe('yes');
    expect(find(ofHome(flat, { isMopOver: false }), 'hdb-minimum-occupation')).toBe('no');
    expect(find(ofHome(flat, { isMopOver: undefined }), 'hdb-minimum-occupation')).toBe('ask');
    expect(find(ofHome(flat, { isApproved: undefined }), 'hdb-approval')).toBe('ask');
    expect(find(ofHome(flat, { isApproved: false }), 'hdb-approval')).toBe('no');
  });

  test('has no bedroom to rent, one or two by its rooms', () => {
    const ask = (hdbRooms: number | undefined, bedroomsLet: number) =>
      find(ofHome(room, { hdbRooms, bedroomsLet }), 'hdb-bedrooms');
    expect([ask(2, 1), ask(3, 1), ask(3, 2), ask(4, 2), ask(5, 3), ask(undefined, 1)]).toEqual([
      'no',
      'yes',
      'no',
      'yes',
      'no',
      'ask',
    ]);
  });

  test('is not for visitors, nor for passes that end within half a year', () => {
    const visitor: RentingPerson = { ...indian, passType: 'short-term-visit' };
    expect(find({ ...flat, people: [visitor] }, 'hdb-pass-type')).toBe('no');
    const ending = (passValidUntil: string | undefined) =>
      find({ ...flat, people: [{ ...indian, passValidUntil }] }, 'hdb-pass-validity');
    expect(ending('2027-05-01')).toBe('no');
    expect(ending('2027-06-01')).toBe('ask');
    expect(ending('2027-12-31')).toBe('yes');
    expect(ending(undefined)).toBe('ask');
    expect(find(flat, 'hdb-pass-validity')).toBeUndefined();
  });

  test('is for work permits by sector, and for Malaysians in any', () => {
    const whole = (person: RentingPerson) => find({ ...flat, people: [person] }, 'hdb-work-permit');
    const oneRoom = (person: RentingPerson) => find({ ...room, people: [person] }, 'hdb-work-permit');
    expect(whole(worker('services'))).toBe('yes');
    expect(whole(worker('manufacturing'))).toBe('no');
    expect(oneRoom(worker('manufacturing'))).toBe('yes');
    for (const sector of ['construction', 'marine', 'process'] as const) {
      expect(oneRoom(worker(sector))).toBe('no');
      expect(whole(worker(sector, 'MY'))).toBe('yes');
    }
    expect(whole(worker(undefined))).toBe('ask');
  });
});

describe('a private home', () => {
  test('is rented for three months or longer', () => {
    expect(find(forMonths(condo, 2), 'private-shortest-term')).toBe('no');
    expect(mayRent(forMonths(condo, 3)).answer).toBe('yes');
    expect(mayRent(forMonths(condo, 60)).answer).toBe('yes');
  });

  test('takes six people, or eight if it is large and registered, until the higher cap ends', () => {
    const ask = (count: number, home: Partial<MayRentQuestion['home']> = {}, months = 12) =>
      find(forMonths(ofHome({ ...condo, people: people(count) }, home), months), 'private-occupancy');
    expect(ask(6)).toBe('yes');
    expect(ask(7)).toBe('ask');
    expect(ask(8, { isUraRegistered: true })).toBe('yes');
    expect(ask(9, { isUraRegistered: true })).toBe('no');
    expect(ask(7, { isUraRegistered: false })).toBe('no');
    expect(ask(7, { isUraRegistered: true, areaSqm: 89 })).toBe('no');
    expect(ask(7, { isUraRegistered: true }, 24)).toBe('yes');
    expect(ask(7, { isUraRegistered: true }, 25)).toBe('no');
  });

  test('takes one family of any size', () => {
    const family = people(9).map((person, index) =>
      index === 0 ? person : { ...person, isFamilyOf: index - 1 },
    );
    expect(find({ ...condo, people: family }, 'private-occupancy')).toBe('yes');
    expect(find({ ...condo, people: [...family, citizen] }, 'private-occupancy')).toBe('no');
  });

  test('asks for passes that end before the term', () => {
    const ending = (passValidUntil: string) =>
      find({ ...condo, people: [{ ...indian, passValidUntil }] }, 'pass-validity');
    expect(ending('2026-12-31')).toBe('no');
    expect(ending('2027-03-01')).toBe('ask');
    expect(ending('2027-12-31')).toBe('yes');
  });
});

test('every reason names its words, its source with the day it was read, and its days', () => {
  for (const question of [flat, room, condo, { ...room, people: [worker('services'), indian] }])
    for (const { words, source, from } of mayRent(question).reasons) {
      expect(words).not.toBe('');
      expect(source.readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
});

test('what no table reaches is asked, and nonsense is refused', () => {
  expect(mayRent({ ...condo, term: { from: '2000-01-01', months: 12 } }).answer).toBe('ask');
  expect(() => mayRent({ ...flat, people: [] })).toThrow(RangeError);
  expect(() => mayRent(forMonths(flat, 1.5))).toThrow(RangeError);
});
