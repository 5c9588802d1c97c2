import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { findWaitlistName, waitlistPath } from '@sewa/paths';
import { Banner, Container, Heading, Text } from '@sewa/ui';
import { useLocation } from 'react-router-dom';
import * as messages from '../messages.ts';
import * as css from '../Waitlist/Waitlist.css.ts';
import { WaitlistForm } from '../Waitlist/WaitlistForm.tsx';

export { handleWaitlistForm as action } from '../Waitlist/waitlistForm.ts';

/** Reads the waitlist; the page is not found if there is none of this name. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  await preload('getWaitlist', { name: findWaitlistName(url.pathname) });
}

/** What a waitlist is for, and the form that joins it. */
export default function WaitlistPage() {
  const name = findWaitlistName(useLocation().pathname);
  const { data: waitlist } = useRoute('getWaitlist', { name });
  if (!waitlist) return null;
  const { title, summary, state, country } = waitlist;
  return (
    <main id="main" className={css.page}>
      <PageMeta title={title} description={summary} canonicalPath={waitlistPath(name)} />
      <Container padding="l">
        <div className={css.columns}>
          <div className={css.about}>
            <Text as="p" size="s" weight="semibold" tone="accent">
              {messages.waitlistLabel}
            </Text>
            <Heading level={1} size="xl">
              {title}
            </Heading>
            <Text as="p" size="l" tone="muted">
              {summary}
            </Text>
            {country === 'AE' ? <Text as="p">{messages.dubaiNotice}</Text> : null}
            <Heading level={2} size="s">
              {messages.waitlistStepsTitle}
            </Heading>
            <ol className={css.steps}>
              {messages.waitlistSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
          {state === 'open' ? (
            <WaitlistForm waitlist={waitlist} />
          ) : (
            <Banner title={messages.closedTitle}>{messages.closedLead}</Banner>
          )}
        </div>
      </Container>
    </main>
  );
}
