import { findFirst, pathOf, search } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

/** The addresses of the specification with the searches they stand for. */
const curated = {
  'condos-for-rent': 'propertyTypes=1',
  'landed-for-rent': 'propertyTypes=2',
  'service-apertments-for-rent': 'propertyTypes=4',
  'serviced-apartments-for-rent': 'propertyTypes=4',
  'hdb-for-rent': 'propertyTypes=0',
  'entire-unit': 'propertySubTypes=0',
  room: 'propertySubTypes=10',
  ensuite: 'propertySubTypes=20',
  studio: 'propertySubTypes=30',
  '1-bedroom': 'noOfBedRooms=1',
  '2-bedrooms': 'noOfBedRooms=2',
  '3-bedrooms': 'noOfBedRooms=3',
  '4-bedrooms': 'noOfBedRooms=4',
  '5-more-bedrooms': 'noOfBedRooms=5',
  '1-bathroom': 'noOfBathRooms=1',
  '2-bathrooms': 'noOfBathRooms=2',
  '3-bathrooms': 'noOfBathRooms=3',
  '4-bathrooms': 'noOfBathRooms=4',
  '5-more-bathrooms': 'noOfBathRooms=5',
  furnished: 'furnitureStatus=2',
  unfurnished: 'furnitureStatus=0',
  'partially-furnished': 'furnitureStatus=1',
};

test('every curated address moves for good to the search it stands for', async ({ request }) => {
  for (const [slug, query] of Object.entries(curated)) {
    const answer = await request.get(`/discover/${slug}`, { maxRedirects: 0 });
    expect(answer.status(), slug).toBe(308);
    expect(answer.headers().location, slug).toBe(`/discover?${query}`);
  }
});

test('so do the 28 districts, by the addresses their searches have', async ({ request }) => {
  const html = await (await request.get('/map')).text();
  const slugs = [
    ...new Set([...html.matchAll(/href="[^"]*searchParams=([a-z-]+)"/g)].map(([, slug]) => slug ?? '')),
  ];
  expect(new Set(slugs).size).toBe(28);
  expect(slugs).toEqual(
    expect.arrayContaining(['orchard-river-valley', 'bedok-upper-east-coast', 'sembawang-yishun']),
  );
  for (const slug of slugs) {
    const answer = await request.get(`/discover/${slug}`, { maxRedirects: 0 });
    expect(answer.status(), `${slug}`).toBe(308);
    expect(answer.headers().location).toBe(`/discover?searchParams=${slug}`);
  }
});

test('favourites are no listing', async ({ request }) => {
  const answer = await request.get('/discover/favourites', { maxRedirects: 0 });
  expect(answer.headers().location ?? '').not.toContain('property-rental');
});

test('any other address moves for good behind property-rental, where a known home is found and an unknown one is not', async ({
  request,
}) => {
  const listing = await findFirst(request);
  const steps = [
    [`/discover/${listing.id}`, 308, `/discover/${listing.id}/property-rental`],
    [`/discover/${listing.id}/property-rental`, 302, pathOf(listing)],
    ['/discover/zzzzzzzzzzzz', 308, '/discover/zzzzzzzzzzzz/property-rental'],
    ['/discover/zzzzzzzzzzzz/property-rental', 404, undefined],
    ['/discover/no-such-thing', 308, '/discover/no-such-thing/property-rental'],
    ['/discover/no-such-thing/property-rental', 404, undefined],
  ] as const;
  for (const [path, status, location] of steps) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(status);
    expect(answer.headers().location, path).toBe(location);
  }
});

test('areas asked for by name move to the one address of their search', async ({ request }) => {
  for (const names of ['Orchard, River Valley,Yishun', 'yishun,ORCHARD', '09,D27']) {
    const answer = await request.get(`/discover?${new URLSearchParams({ searchParams: names })}`, {
      maxRedirects: 0,
    });
    expect(answer.status(), names).toBe(302);
    expect(answer.headers().location).toBe('/discover?searchParams=orchard-river-valley,sembawang-yishun');
  }
});

test('an area nobody knows is said above the homes of the others, and by the map', async ({ request }) => {
  for (const path of ['/discover', '/map']) {
    const answer = await request.get(`${path}?searchParams=Atlantis,Yishun`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toContain('called “Atlantis”');
  }
  const { total } = await search(request, { searchParams: 'Yishun' });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan((await search(request)).total);
  const found = await request.get('/discover?searchParams=Atlantis,Yishun');
  expect(await found.text()).toContain(`${total} homes`);
});
