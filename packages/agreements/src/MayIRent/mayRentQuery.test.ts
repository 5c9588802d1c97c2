import { expect, test } from 'vitest';
import { parseMayRentPage, shortenMayRentQuery } from './mayRentQuery.ts';

const parse = (query: string) => parseMayRentPage(new URLSearchParams(query));
const shorten = (query: string) => shortenMayRentQuery(new URLSearchParams(query));
const asked = 'home=hdb&part=whole&from=2026-12-15&months=12&status1=C';

test('a bare address asks nothing, and stays as it is', () => {
  expect(shorten('')).toBe('');
  expect(shorten('utm_source=mail')).toBe('utm_source=mail');
  expect(parse('')).toMatchObject({ people: 1, issues: {}, question: null });
});

test('what an address says is what the rules are asked', () => {
  const { question } = parse(
    'home=hdb&rooms=4&part=whole&from=2026-12-15&months=24&people=2&status1=A&nationality1=other&pass1=work-permit' +
      '&until1=2029-01-31&sector1=services&status2=P&nationality2=MY&family2=1&owner=C&mop=yes&approved=no',
  );
  expect(question).toEqual({
    home: {
      propertyType: 0,
      hdbRooms: 4,
      areaSqm: undefined,
      isWholeUnit: true,
      isUraRegistered: undefined,
      isMopOver: true,
      isApproved: false,
    },
    term: { from: '2026-12-15', months: 24 },
    people: [
      {
        residentialStatus: 'A',
        nationality: 'ZZ',
        passType: 'work-permit',
        passValidUntil: '2029-01-31',
        sector: 'services',
        isFamilyOf: undefined,
      },
      {
        residentialStatus: 'P',
        nationality: 'MY',
        passType: undefined,
        passValidUntil: undefined,
        sector: undefined,
        isFamilyOf: 0,
      },
    ],
    owner: { residentialStatus: 'C', occupiesHome: false },
  });
});

test.each([
  ['in', 'other'],
  ['MY', 'MY'],
  ['my', 'MY'],
  ['Cn', 'other'],
  ['other', 'other'],
])('the nationality %s is one of any country by its ISO code: %s', (code, nationality) => {
  const { texts, issues } = parse(`${asked.replace('=C', '=P')}&nationality1=${code}`);
  expect([texts.nationality1, issues]).toEqual([nationality, {}]);
});

test('the owner of a room lives there unless the address says no', () => {
  const room = 'home=private&part=room&from=2026-12-15&months=12&status1=C';
  expect(parse(room).question?.owner?.occupiesHome).toBe(true);
  expect(parse(`${room}&lives=no`).question?.owner?.occupiesHome).toBe(false);
});

test('one question has one address: in one order, without what is empty or doesn’t matter', () => {
  const sent =
    'status1=C&nationality1=MY&pass1=s-pass&until1=&sector1=&owner=&lives=&mop=&approved=&ura=yes&area=90' +
    '&rooms=&months=12&from=2026-12-15&part=whole&home=hdb';
  expect(shorten(sent)).toBe(asked);
  expect(shorten(asked)).toBe(asked);
  expect(shorten(`${asked}&utm_source=mail`)).toBe(`${asked}&utm_source=mail`);
});

test('a button adds a person, and another takes one away with what the others say of them', () => {
  const two = asked.replace('&status1', '&people=2&status1');
  expect(shorten(`${asked}&add=yes`)).toBe(two);
  const three = two.replace('people=2', 'people=3');
  expect(shorten(`${three}&status2=P&family2=1&status3=P&nationality3=MY&family3=2&remove=1`)).toBe(
    'home=hdb&part=whole&from=2026-12-15&months=12&people=2&status1=P&status2=P&nationality2=MY&family2=1',
  );
  expect(shorten(`${asked}&remove=1`)).toBe(asked);
  expect(parse(`${asked}&people=8&add=yes`).people).toBe(8);
});

test.each([
  ['rooms=9', 'rooms'],
  ['home=castle', 'home'],
  ['from=2026-02-30', 'from'],
  ['months=0', 'months'],
  ['months=1.5', 'months'],
  ['home=private&area=wide', 'area'],
  ['status1=X', 'status1'],
  ['status1=A&pass1=gold', 'pass1'],
  ['status1=A&until1=soon', 'until1'],
  ['status1=P&nationality1=Martian', 'nationality1'],
  ['status1=A&pass1=work-permit&sector1=mining', 'sector1'],
  ['owner=me', 'owner'],
])('what can’t be used stays in the address and is named: %s', (query, name) => {
  const found = parse(query);
  expect(Object.keys(found.issues)).toEqual([name]);
  expect(found.question).toBeNull();
  expect(new URLSearchParams(shorten(query)).get(name)).toBe(new URLSearchParams(query).get(name));
});

test('what is still to be said is named', () => {
  expect(parse('from=2026-12-15').missing).toEqual(['the residential status of whoever would live there']);
  expect(parse('people=2&status1=C').missing).toEqual([
    'the first day of the term',
    'the residential status of person 2',
  ]);
});
