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
import * as messages from '../messages.ts';

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
        title={messages.cookiesTitle}
        description={messages.cookiesDescription(site.name)}
        isIndexed={false}
      />
      <Stack gap="xxl">
        <Heading level={1} size="l">
          {messages.cookiesTitle}
        </Heading>
        <CookieQuestion
          placement="page"
          title={messages.cookieSettingsTitle}
          categories={categories}
          action={cookiesPath()}
          onChosen={() => {
            void mutate();
            show({ type: 'Success', message: messages.cookieChoiceSaved });
          }}
        >
          {messages.cookieChoiceNotice}
        </CookieQuestion>
        <ConsentLedger records={consent.records} />
        <Text size="s" tone="muted">
          {messages.cookieRecordNotice}{' '}
          <Link href={routes.getConsent.path} download="cookie-choices.json">
            {messages.downloadCookieRecordLabel}
          </Link>
        </Text>
      </Stack>
    </Container>
  );
}
