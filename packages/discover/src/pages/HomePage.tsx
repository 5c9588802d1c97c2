import { useRoute } from '@sewa/api/swr';
import { ExperimentsProvider } from '@sewa/experiments/react';
import { PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { pageTitles } from '@sewa/pages/titles';
import { track } from '@sewa/pages/track';
import { blogPath, discoverPath, homePath, mapPath } from '@sewa/paths';
import { Container, Heading, Icon, Link } from '@sewa/ui';
import { DistrictCards } from '../Districts/DistrictCards.tsx';
import { Guides } from '../Guides/Guides.tsx';
import * as guideMessages from '../Guides/messages.ts';
import { Hearts } from '../Hearts/Hearts.tsx';
import { saveHome } from '../Hearts/saveHome.ts';
import { HomeSearch } from '../HomeSearch/HomeSearch.tsx';
import { HowItWorks } from '../HowItWorks/HowItWorks.tsx';
import { ListingCard } from '../ListingCard/ListingCard.tsx';
import * as messages from '../messages.ts';
import { OpenDataNotice } from '../OpenDataNotice.tsx';
import { SwipeRow } from '../SwipeRow/SwipeRow.tsx';
import * as css from './HomePage.css.ts';

const newest = { limit: 8 };
const noteView = (id: string) => track('experiment-viewed', id);

/** Reads the newest homes, what each district has, the guides, and which experiments run. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([
    preload('discover', newest),
    preload('listDistricts', {}),
    preload('listArticles', {}),
    preload('listExperiments', {}),
  ]);
}

/** Takes the hearts that were pressed without script. */
export async function action(page: PageRequest): Promise<Response | null> {
  return saveHome(page, await page.request.formData());
}

/** The front door: what do you look for, where, what is new, and how it works. */
export default function HomePage() {
  const site = usePageSite();
  const { data } = useRoute('discover', newest);
  const { data: districts = [] } = useRoute('listDistricts', {});
  const { data: articles } = useRoute('listArticles', {});
  const { data: experiments = [] } = useRoute('listExperiments', {});
  if (!data) return null;
  return (
    <main id="main">
      <PageMeta
        {...pageTitles.home}
        canonicalPath={homePath()}
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: site.name,
          url: site.publicUrl,
        }}
      />
      <ExperimentsProvider
        experiments={experiments}
        isForceable={site.cookiePrefix !== undefined}
        onView={noteView}
      >
        <HomeSearch total={data.total} />
      </ExperimentsProvider>
      <Container as="section" padding="m" gap="l" aria-labelledby="newest">
        <div className={css.sectionHead}>
          <Heading level={2} size="l" id="newest">
            {messages.newestTitle}
          </Heading>
          <Link href={discoverPath()}>
            <span>{messages.seeAllHomesLabel(data.total)}</span> <Icon name="arrow-right" size="s" />
          </Link>
        </div>
        <Hearts>
          <SwipeRow width="m">
            {data.items.map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} />
              </li>
            ))}
          </SwipeRow>
        </Hearts>
        {data.items.some(({ provenance }) => provenance !== null) ? <OpenDataNotice /> : null}
      </Container>
      {districts.length > 0 ? (
        <div className={css.band}>
          <Container as="section" padding="m" gap="l" aria-labelledby="districts">
            <div className={css.sectionHead}>
              <Heading level={2} size="l" id="districts">
                {messages.districtsTitle}
              </Heading>
              <Link href={mapPath()}>
                <span>{messages.allDistrictsLabel}</span> <Icon name="arrow-right" size="s" />
              </Link>
            </div>
            <DistrictCards districts={districts} />
          </Container>
        </div>
      ) : null}
      <Container as="section" padding="m" gap="l" aria-labelledby="guides">
        <div className={css.sectionHead}>
          <Heading level={2} size="l" id="guides">
            {guideMessages.guidesTitle}
          </Heading>
          <Link href={blogPath()}>
            <span>{guideMessages.allGuidesLabel}</span> <Icon name="arrow-right" size="s" />
          </Link>
        </div>
        <Guides guides={articles?.items.slice(0, 3) ?? []} />
      </Container>
      <Container as="section" padding="m" gap="l" aria-labelledby="how">
        <Heading level={2} size="l" id="how">
          {messages.howItWorksTitle}
        </Heading>
        <HowItWorks />
      </Container>
    </main>
  );
}
