import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { discoverPath } from '@sewa/paths';
import { Container, Heading, Text } from '@sewa/ui';
import { data, useParams } from 'react-router-dom';
import { parseCompared } from '../Favourites/chooseToCompare.ts';
import { FavouriteDetail } from '../Favourites/FavouriteDetail.tsx';
import { FavouriteList } from '../Favourites/FavouriteList.tsx';
import { handleFavouriteForm } from '../Favourites/favouriteForms.ts';
import * as messages from '../Favourites/messages.ts';
import * as common from '../messages.ts';
import { SavedSearches } from '../SavedSearches/SavedSearches.tsx';
import { handleSavedSearchForm } from '../SavedSearches/savedSearchForms.ts';
import * as css from './FavouritesPage.css.ts';

/** Reads the favourites and, when one is opened, all about it; what is not saved is not here. */
export async function loader({ params, preload, url }: PageRequest): Promise<void> {
  const [favourites] = await Promise.all([
    preload('listFavourites', {}),
    preload('listSavedSearches', {}),
    preload('getUser', {}),
  ]);
  const compared = parseCompared(
    url.searchParams,
    favourites.map(({ listing }) => listing.id),
  );
  const facts = compared.flatMap((id) => [preload('getListing', { id }), preload('fairRent', { id })]);
  // A fact that can't be had is left out; the others are shown.
  await Promise.allSettled(facts);
  const { id } = params;
  if (id === undefined) return;
  if (!favourites.some(({ listing }) => listing.id === id)) throw data({ code: 'R002' }, { status: 404 });
  await preload('getListing', { id });
}

/** Stands in for the favourites while they can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={{ title: common.favouritesTitle, description: common.favouritesDescription }}
    title={common.favouritesFailureTitle}
    safe={common.favouritesSafe}
    other={{ label: messages.findHomeLabel, href: discoverPath() }}
  />
);

/** Takes the forms that were sent without script. */
export async function action(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  return (await handleFavouriteForm(page, form)) ?? handleSavedSearchForm(page, form);
}

/** The homes somebody saved; one of them may be open beside the others. */
export default function FavouritesPage() {
  const { id = null } = useParams();
  const { data: favourites } = useRoute('listFavourites', {});
  if (!favourites) return null;
  const open = favourites.find(({ listing }) => listing.id === id);
  const count = favourites.length;
  return (
    <Container as="main" id="main" gap="l">
      <PageMeta title={common.favouritesTitle} description={common.favouritesDescription} isIndexed={false} />
      <div className={css.head}>
        <Heading level={1} size="l" id="favourites">
          {common.favouritesTitle}
        </Heading>
        <Text tone="muted">{common.savedHomes(count)}</Text>
      </div>
      <div className={css.columns} data-open={open ? '' : undefined}>
        <section className={css.list} aria-labelledby="favourites">
          <FavouriteList favourites={favourites} openId={open?.listing.id ?? null} />
        </section>
        {open ? <FavouriteDetail favourite={open} /> : null}
      </div>
      {open ? null : <SavedSearches />}
    </Container>
  );
}
