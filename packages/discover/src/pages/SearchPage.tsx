import { parseDiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { discoverPath, mapPath } from '@sewa/paths';
import { Container, Heading, Link } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import { describeSearch } from '../describeSearch.ts';
import { ChosenFilters } from '../Filters/ChosenFilters.tsx';
import { Filters } from '../Filters/Filters.tsx';
import { Hearts } from '../Hearts/Hearts.tsx';
import { saveHome } from '../Hearts/saveHome.ts';
import * as messages from '../messages.ts';
import { findNearest } from '../Results/findNearest.ts';
import { Results } from '../Results/Results.tsx';
import { SaveSearchButton } from '../SavedSearches/SaveSearchButton.tsx';
import { saveThisSearch } from '../SavedSearches/savedSearchForms.ts';
import { SearchBar } from '../SearchBar/SearchBar.tsx';
import { Total } from '../Total.tsx';
import { followTypedSearch, preloadTyped } from '../TypedSearch/followTypedSearch.ts';
import { SearchNotes } from '../TypedSearch/SearchNotes.tsx';
import { useTypedSearch } from '../TypedSearch/useTypedSearch.ts';
import { UnknownFilters } from '../UnknownFilters.tsx';
import { preloadSearch, useSearch } from '../useSearch.ts';
import * as css from './SearchPage.css.ts';

/** Reads the first page of the search that the address asks for, once its text is understood. */
export async function loader(page: PageRequest): Promise<void> {
  await followTypedSearch(page, discoverPath);
  const { searchParams } = page.url;
  const filters = parseDiscoverFilters(searchParams);
  const understanding = preloadTyped(page);
  const { items } = await preloadSearch(page, filters, searchParams.get('cursor'));
  const nearest = items.length === 0 ? findNearest(filters) : null;
  // An empty search whose nearest homes can't be read is shown without them.
  if (nearest) await page.preload('listDiscover', nearest.query).catch(() => undefined);
  await understanding;
}

/** Takes the hearts that were pressed without script, and 'Save search'. */
export async function action(page: PageRequest): Promise<Response | null> {
  const form = await page.request.formData();
  return (await saveHome(page, form)) ?? saveThisSearch(page, form);
}

/** The search: filters beside the homes they leave. */
export default function SearchPage() {
  const [params] = useSearchParams();
  const filters = parseDiscoverFilters(params);
  const cursor = params.get('cursor');
  const { homes, numbers, isUncounted } = useSearch(filters, cursor);
  const searched = useTypedSearch(filters);
  if (!homes) return null;
  const total = numbers?.total;
  const query = serializeDiscoverFilters(filters);
  const title = describeSearch(filters, homes.places);
  return (
    <Container as="main" id="main">
      <PageMeta
        title={title}
        description={messages.searchDescription(total)}
        canonicalPath={discoverPath(query)}
        isIndexed={cursor === null && filters.q === ''}
      />
      <div className={css.skip}>
        <Link variant="secondary" size="s" href="#results">
          {messages.skipToResultsLabel}
        </Link>
      </div>
      <div className={css.head}>
        <Heading level={1} size="l">
          {title}
        </Heading>
        <Total total={total} isUncounted={isUncounted} />
        <div className={css.views}>
          <Link variant="secondary" href={mapPath(searched.extend(filters))}>
            {messages.mapLabel}
          </Link>
          <SaveSearchButton />
        </div>
      </div>
      <SearchBar filters={filters} searched={searched} />
      <ChosenFilters
        filters={filters}
        places={homes.places}
        pathTo={(rest) => discoverPath(searched.extend(rest))}
      />
      <SearchNotes filters={filters} searched={searched} places={homes.places} pathTo={discoverPath} />
      <div className={css.columns}>
        <Filters
          filters={filters}
          searched={searched}
          places={homes.places}
          facets={numbers?.facets}
          total={total}
        />
        <div id="results" tabIndex={-1} className={css.results}>
          <UnknownFilters />
          <Hearts>
            <Results
              filters={filters}
              first={homes}
              numbers={numbers}
              cursor={cursor}
              address={searched.extend(filters)}
            />
          </Hearts>
        </div>
      </div>
    </Container>
  );
}
