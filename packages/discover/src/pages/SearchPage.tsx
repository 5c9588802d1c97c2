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
import { Results } from '../Results/Results.tsx';
import { SaveSearchButton } from '../SavedSearches/SaveSearchButton.tsx';
import { saveThisSearch } from '../SavedSearches/savedSearchForms.ts';
import { SearchBar } from '../SearchBar/SearchBar.tsx';
import { Total } from '../Total.tsx';
import { UnknownFilters } from '../UnknownFilters.tsx';
import { preloadSearch, useSearch } from '../useSearch.ts';
import * as css from './SearchPage.css.ts';

/** Reads the first page of the search that the address asks for. */
export async function loader(page: PageRequest): Promise<void> {
  const { searchParams } = page.url;
  await preloadSearch(page, parseDiscoverFilters(searchParams), searchParams.get('cursor'));
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
  if (!homes) return null;
  const total = numbers?.total;
  const query = serializeDiscoverFilters(filters);
  const title = describeSearch(filters);
  return (
    <Container as="main" id="main">
      <PageMeta
        title={title}
        description={messages.searchDescription(total)}
        canonicalPath={discoverPath(query)}
        isIndexed={cursor === null && filters.q === ''}
      />
      <div className={css.head}>
        <Heading level={1} size="l">
          {title}
        </Heading>
        <Total total={total} isUncounted={isUncounted} />
        <div className={css.views}>
          <Link variant="secondary" href={mapPath(query)}>
            {messages.mapLabel}
          </Link>
          <SaveSearchButton />
        </div>
      </div>
      <SearchBar filters={filters} />
      <ChosenFilters filters={filters} />
      <div className={css.columns}>
        <Filters filters={filters} facets={numbers?.facets} total={total} />
        <div className={css.results}>
          <UnknownFilters />
          <Hearts>
            <Results filters={filters} first={homes} numbers={numbers} cursor={cursor} />
          </Hearts>
        </div>
      </div>
    </Container>
  );
}
