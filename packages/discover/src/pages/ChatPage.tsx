import type { Enquiry } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { discoverPath } from '@sewa/paths';
import { Banner, Container, EmptyState, Heading, Link } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import { EnquiryList } from '../Enquiries/EnquiryList.tsx';
import * as css from './ChatPage.css.ts';

/** Reads what somebody asked and was asked. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('listEnquiries', {});
}

function SentNotice({ enquiry }: { readonly enquiry: Enquiry | undefined }) {
  if (!enquiry) return null;
  return (
    <Banner tone="success">Your message is on its way to {enquiry.lister.name}. It stays here, too.</Banner>
  );
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
      <PageMeta title="Enquiries" description="What you asked and were asked." isIndexed={false} />
      <Heading level={1} size="l">
        Enquiries
      </Heading>
      <SentNotice enquiry={made.find(({ id }) => id === params.get('sent'))} />
      {made.length + received.length === 0 ? (
        <EmptyState
          icon="mail"
          title="No enquiries yet"
          level={2}
          actions={
            <Link variant="primary" href={discoverPath()}>
              Find a home
            </Link>
          }
        >
          Ask about a home on its page; what you wrote stands here then.
        </EmptyState>
      ) : null}
      <Group id="received" title="You were asked" enquiries={received} />
      <Group id="made" title="You asked" enquiries={made} />
    </Container>
  );
}
