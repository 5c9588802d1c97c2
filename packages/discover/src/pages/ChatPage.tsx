import type { Enquiry } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { discoverPath } from '@sewa/paths';
import { Banner, Container, EmptyState, Heading, Link } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import { EnquiryList } from '../Enquiries/EnquiryList.tsx';
import * as messages from '../messages.ts';
import * as css from './ChatPage.css.ts';

/** Reads what somebody asked and was asked. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('listEnquiries', {});
}

function SentNotice({ enquiry }: { readonly enquiry: Enquiry | undefined }) {
  if (!enquiry) return null;
  return <Banner tone="success">{messages.enquirySent(enquiry.lister.name)}</Banner>;
}

function Group({
  id,
  title,
  enquiries,
}: {
  readonly id: string;
  readonly title: string;
  readonly enquiries: readonly Enquiry[];
}) {
  if (enquiries.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <Heading level={2} size="m" id={id}>
        {title}
      </Heading>
      <EnquiryList enquiries={enquiries} />
    </section>
  );
}

/** The enquiries of whoever is signed in, those made and those received. */
export default function ChatPage() {
  const [params] = useSearchParams();
  const { data } = useRoute('listEnquiries', {});
  if (!data) return null;
  const { made, received } = data;
  return (
    <Container as="main" id="main" width="medium">
      <PageMeta
        title={messages.enquiriesTitle}
        description={messages.enquiriesDescription}
        isIndexed={false}
      />
      <Heading level={1} size="l">
        {messages.enquiriesTitle}
      </Heading>
      <SentNotice enquiry={made.find(({ id }) => id === params.get('sent'))} />
      {made.length + received.length === 0 ? (
        <EmptyState
          icon="mail"
          title={messages.noEnquiriesTitle}
          level={2}
          actions={
            <Link variant="primary" href={discoverPath()}>
              {messages.findHomeLabel}
            </Link>
          }
        >
          {messages.noEnquiriesLead}
        </EmptyState>
      ) : null}
      <Group id="received" title={messages.receivedTitle} enquiries={received} />
      <Group id="made" title={messages.sentTitle} enquiries={made} />
    </Container>
  );
}
