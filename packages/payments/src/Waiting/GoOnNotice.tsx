import { PageMeta } from '@sewa/pages';
import { Heading, Inline, Link, Spinner, Stack, Text } from '@sewa/ui';

/** Props of `GoOnNotice`. */
export interface GoOnProps {
  /** Where it leads: a page of a bank or of the card service. */
  readonly href: string;
  readonly title: string;
  /** What happens there. */
  readonly lead: string;
  /** Words of the link. */
  readonly label: string;
  readonly description: string;
}

/** Goes on to a page outside automatically, with and without script, and by a link. */
export function GoOnNotice({ href, title, lead, label, description }: GoOnProps) {
  return (
    <Stack gap="m">
      <PageMeta title={title} description={description} isIndexed={false} />
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
      <Inline gap="s">
        <Spinner />
        <Heading level={1} size="l">
          {title}
        </Heading>
      </Inline>
      <Text tone="muted">{lead}</Text>
      <Inline>
        <Link variant="primary" href={href}>
          {label}
        </Link>
      </Inline>
    </Stack>
  );
}
