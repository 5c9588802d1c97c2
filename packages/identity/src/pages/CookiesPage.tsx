import { routes } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { CookieQuestion } from '@sewa/consent/ui';
import { PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { cookiesPath } from '@sewa/paths';
import { Container, Heading, Link, Stack, Text, useToast } from '@sewa/ui';
import { redirect } from 'react-router-dom';
import { ConsentLedger } from '../Cookies/ConsentLedger.tsx';
import { cookieCategories } from '../Cookies/cookieCategories.ts';
import { cookieRevision } from '../cookieRevision.ts';

/** Reads what this browser allows and what was chosen before. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('getConsent', {});
}

/** Records the choice of a browser without script. */
export async function action({ request, client }: PageRequest): Promise<Response> {
  const form = await request.formData();
  const choice = form.get('choice');
  const isAllowed = (name: string) => choice === 'accept' || (choice === 'save' && form.has(name));
  await client.recordConsent({
    body: {
      preferences: isAllowed('preferences'),
      statistics: isAllowed('statistics'),
      done: true,
      revision: cookieRevision,
      surface: 'page',
      hasSignal: request.headers.get('sec-gpc') === '1',
    },
  });
  return redirect(cookiesPath(), 303);
}

/** Which cookies are allowed, to be changed at any time, and every choice so far. */
export default function CookiesPage() {
  const site = usePageSite();
  const { show } = useToast();
  const { data: consent, mutate } = useRoute('getConsent', {});
  if (!consent) return null;
  const categories = cookieCategories.map((category) => ({
    ...category,
    isAllowed: { preferences: consent.preferences, statistics: consent.statistics }[category.name] ?? false,
  }));
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta
        title="Cookies"
        description={`What ${site.name} keeps in your browser, what for, and what you allow.`}
        isIndexed={false}
      />
      <Stack gap="xxl">
        <Heading level={1} size="l">
          Cookies
        </Heading>
        <CookieQuestion
          placement="page"
          title="What may be kept in your browser"
          categories={categories}
          action={cookiesPath()}
          onChosen={() => {
            void mutate();
            show({ type: 'Success', message: 'Your choice was saved.' });
          }}
        >
          A choice stands for twelve months, or until the question changes. A browser that sends Global
          Privacy Control has refused everything that can be refused.
        </CookieQuestion>
        <ConsentLedger records={consent.records} />
        <Text size="s" tone="muted">
          We keep these lines to show what you agreed to; nobody can change them. They hold no name and no
          address: a random number that stands for this browser and, if you were logged in, the number of your
          account.{' '}
          <Link href={routes.getConsent.path} download="cookie-choices.json">
            Download them
          </Link>
        </Text>
      </Stack>
    </Container>
  );
}
