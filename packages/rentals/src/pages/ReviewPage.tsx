import type { Review } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { useResultToast } from '@sewa/pages/form-notices';
import type { FormResult } from '@sewa/pages/forms';
import { Banner, Container, Heading, Stack, Text } from '@sewa/ui';
import { useActionData, useSearchParams } from 'react-router-dom';
import { DeskTools } from '../Desk/DeskTools.tsx';
import { handleDeskForm } from '../Desk/deskForms.ts';
import { type DeskSection, parseSection, sectionParameters } from '../Desk/deskSections.ts';
import * as desk from '../Desk/messages.ts';
import * as common from '../messages.ts';
import { DecidedNotice } from '../Review/DecidedNotice.tsx';
import { DeskPerson } from '../Review/DeskPerson.tsx';
import { DeskResults } from '../Review/DeskResults.tsx';
import { DeskSearch } from '../Review/DeskSearch.tsx';
import { Disputes } from '../Review/Disputes.tsx';
import { OpenReview } from '../Review/OpenReview.tsx';
import { QueueTabs } from '../Review/QueueTabs.tsx';
import { Reports } from '../Review/Reports.tsx';
import { ReviewQueue } from '../Review/ReviewQueue.tsx';
import { ReviewSteps } from '../Review/ReviewSteps.tsx';
import { handleReviewForm, parseQueue, reviewParameters } from '../Review/reviewForms.ts';

/** Reads what a section shows. */
async function loadSection(preload: PageRequest['preload'], section: DeskSection, item: string | null) {
  if (section === 'partners') await preload('listDeskPartners', {});
  else if (section === 'experiments') await preload('listDeskExperiments', {});
  else if (item === null) await preload('listDeskWaitlists', {});
  else await Promise.allSettled([preload('getDeskWaitlist', { name: item })]);
}

/** Reads what waits, and of the open listing the rents nearby, or what was decided about it. */
async function loadReviews(preload: PageRequest['preload'], open: string | null): Promise<void> {
  const rents = open ? Promise.allSettled([preload('fairRent', { id: open })]) : null;
  const reviews = await preload('listReviews', {});
  if (open && !reviews.some(({ id }) => id === open))
    await Promise.allSettled([preload('getReviewDecision', { id: open })]);
  await rents;
}

/** Reads what waits, and what belongs to the section or the listing that is open, or to what is searched for. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  const open = url.searchParams.get(reviewParameters.open);
  const words = url.searchParams.get(reviewParameters.words);
  const person = url.searchParams.get(reviewParameters.person);
  const section = parseSection(url.searchParams);
  const searched = words !== null && person === null ? [preload('searchDesk', { q: words })] : [];
  await Promise.all([
    loadReviews(preload, open),
    preload('listDisputes', {}),
    preload('listReports', {}),
    ...searched,
    ...(section ? [loadSection(preload, section, url.searchParams.get(sectionParameters.item))] : []),
    ...(person ? [Promise.allSettled([preload('getDeskPerson', { id: person })])] : []),
  ]);
}

/** Takes the forms. */
export async function action(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  return (await handleDeskForm(page, form)) ?? handleReviewForm(page, form);
}

/** Stands in for the page while it can't be loaded. */
export const Failure = () => (
  <PageFailure
    page={{ title: common.reviewsTitle, description: common.reviewsDescription }}
    title={common.reviewsFailureTitle}
    safe={common.nothingReviewed}
  />
);

/** What was done last; without script it stands in the address. */
function DoneNotice() {
  const [params] = useSearchParams();
  const done = params.get(reviewParameters.done);
  if (done !== 'approve' && done !== 'reject') return null;
  return <Banner tone="success">{common.reviewDone[done]}</Banner>;
}

/** A listing that is open, or what was decided about it. */
function OpenListing({ id, reviews }: { readonly id: string; readonly reviews: readonly Review[] }) {
  const [params] = useSearchParams();
  const index = reviews.findIndex((review) => review.id === id);
  const review = reviews[index];
  if (!review) return <DecidedNotice id={id} next={reviews[0]} />;
  return (
    <>
      <ReviewSteps reviews={reviews} index={index} />
      <OpenReview
        key={review.id}
        review={review}
        nextId={reviews[index + 1]?.id}
        isNext={params.has(reviewParameters.done)}
      />
    </>
  );
}

/** First listings, reports and disputes, each a queue, and a search over all, for operators. */
export default function ReviewPage() {
  const [params] = useSearchParams();
  const { data: reviews } = useRoute('listReviews', {});
  const { data: disputes } = useRoute('listDisputes', {});
  const { data: reports } = useRoute('listReports', {});
  const result = useActionData() as FormResult | undefined;
  useResultToast();
  if (!reviews || !disputes || !reports) return null;
  const id = params.get(reviewParameters.open);
  const words = params.get(reviewParameters.words);
  const person = params.get(reviewParameters.person);
  const isSearched = words !== null || person !== null;
  const section = isSearched ? null : parseSection(params);
  const item = params.get(reviewParameters.item);
  const title = section ? desk.sectionName[section] : common.reviewsTitle;
  const lead = section ? desk.sectionLead[section] : common.reviewsLead;
  const shown = isSearched || section ? null : parseQueue(params);
  const counts = { listings: reviews.length, reports: reports.length, disputes: disputes.length };
  return (
    <Container as="main" id="main" width="wide" padding="l">
      <PageMeta title={title} description={common.reviewsDescription} isIndexed={false} />
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} size="l">
            {title}
          </Heading>
          {id === null || section ? <Text tone="muted">{lead}</Text> : null}
        </Stack>
        {id === null && !section ? <DeskSearch words={words} /> : null}
        <QueueTabs shown={section ?? shown} counts={counts} />
        {result ? null : <DoneNotice />}
        {person !== null ? <DeskPerson id={person} words={words ?? ''} /> : null}
        {words !== null && person === null ? <DeskResults words={words} /> : null}
        {section ? <DeskTools section={section} item={item} /> : null}
        {id !== null && !isSearched && !section ? <OpenListing id={id} reviews={reviews} /> : null}
        {id === null && shown === 'listings' ? <ReviewQueue reviews={reviews} /> : null}
        {id === null && shown === 'reports' ? <Reports reports={reports} item={item} /> : null}
        {id === null && shown === 'disputes' ? <Disputes disputes={disputes} item={item} /> : null}
      </Stack>
    </Container>
  );
}
