import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { useResultToast } from '@sewa/pages/form-notices';
import { pageTitles } from '@sewa/pages/titles';
import { dashboardPath, newPropertyPath } from '@sewa/paths';
import { Container, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import { handleListingForm } from '../Listing/listingForms.ts';
import * as common from '../messages.ts';
import { ImportedListings } from '../Properties/ImportedListings.tsx';
import * as messages from '../Properties/messages.ts';
import { NoProperties } from '../Properties/NoProperties.tsx';
import { PropertyList } from '../Properties/PropertyList.tsx';
import { parsePropertiesQuery, propertiesParams } from '../Properties/propertiesQuery.ts';
import { StateFilter } from '../Properties/StateFilter.tsx';

/** Stands in for the homes while they can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={pageTitles.properties}
    title={common.propertiesFailureTitle}
    safe={common.homesSafe}
    other={{ label: common.dashboardLabel, href: dashboardPath() }}
  />
);

/** Reads the homes, and who looks at them. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  await Promise.all([
    preload('getUser', {}),
    preload('listProperties', propertiesParams(parsePropertiesQuery(url.searchParams))),
  ]);
}

/** Takes the forms of the listings. */
export async function action(page: PageRequest): Promise<unknown> {
  return handleListingForm(page, await page.request.formData());
}

/** The homes somebody lets, with their listings. */
export default function PropertiesPage() {
  const [params] = useSearchParams();
  const query = parsePropertiesQuery(params);
  const { data: user } = useRoute('getUser', {});
  const { data: first } = useRoute('listProperties', propertiesParams(query));
  useResultToast();
  if (!user || !first) return null;
  const company = user.corporates.find(({ isCurrent }) => isCurrent) ?? null;
  const isEmpty = first.items.length === 0;
  const hasImported = first.imported.length > 0;
  const hasNone = isEmpty && query.state === null && query.cursor === null;
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta {...pageTitles.properties} isIndexed={false} />
      <Inline as="header" justify="between" gap="m">
        <Stack gap="xs">
          <Heading level={1} size="l">
            {common.propertiesTitle}
          </Heading>
          <Text as="p" tone="muted">
            {company ? common.companyLead(company.name) : common.propertiesLead}
          </Text>
        </Stack>
        {hasNone && !hasImported ? null : (
          <Link variant="primary" href={newPropertyPath()}>
            {messages.listHomeLabel}
          </Link>
        )}
      </Inline>
      {hasNone && !hasImported ? null : <StateFilter state={query.state} />}
      {isEmpty ? (
        hasImported ? null : (
          <NoProperties state={query.state} />
        )
      ) : (
        <PropertyList
          key={`${query.state} ${query.cursor}`}
          query={query}
          first={first}
          isActing={company !== null}
        />
      )}
      <ImportedListings listings={first.imported} />
    </Container>
  );
}
