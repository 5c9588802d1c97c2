/** The address of the first home of the search. */
export async function findListing(url) {
  const page = await (await fetch(`${url}/discover`)).text();
  const found = /href="(\/discover\/[^"/?]+\/[^"/?]+)"/.exec(page);
  if (!found) throw new Error('The search shows no home.');
  return found[1];
}
