import { ApiError } from '@sewa/api/errors';
import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import {
  availability,
  type Feature,
  flowApplyPath,
  flowPath,
  isAvailable,
  type ServiceType,
  servicesPath,
} from '@sewa/paths';
import { Card, Container, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import * as css from '../Apply/Apply.css.ts';
import { Fees } from '../Apply/Fees.tsx';
import * as messages from '../Apply/messages.ts';

const features: Readonly<Record<ServiceType, Feature>> = {
  pay: 'rentPayment',
  advance: 'advance',
  care: 'depositFree',
};

/** Services that people can use, or join a waitlist for. */
const types = (['pay', 'advance', 'care'] as const).filter((type) =>
  ['available', 'waitlist'].includes(availability[features[type]]),
);

/** Reads the applications that were begun; a visitor has none. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('getPaymentFees', {}).catch(() => null);
  try {
    await Promise.all(types.map((type) => preload('getServiceDraft', { type })));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
}

/** One service: what it does, what it costs, and the way to it. */
function ServiceCard({ type }: { readonly type: ServiceType }) {
  const { data: draft } = useRoute('getServiceDraft', { type }, { isErrorReturned: true });
  const canUse = isAvailable(features[type]);
  const isBegun = draft !== undefined && draft.version > 0;
  return (
    <Card as="section" padding="l">
      <Stack gap="m">
        <Heading level={2} size="m">
          {messages.typeName[type]}
        </Heading>
        <Text>{canUse ? messages.typeLead[type] : `${messages.typeLead[type]} ${messages.notYet}`}</Text>
        <Text size="s" tone="muted">
          {messages.typeCost[type]}
        </Text>
        {isBegun ? (
          <Text size="s" weight="semibold">
            {messages.draftNote}
          </Text>
        ) : null}
        <Inline>
          <Link variant={canUse ? 'primary' : 'secondary'} href={flowApplyPath(type)}>
            {isBegun ? messages.continueDraftLabel : canUse ? messages.startLabel[type] : messages.joinLabel}
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}

/** What services there are, and the way to each. */
export default function FlowPage() {
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta
        title={messages.flowTitle}
        description={messages.flowDescription}
        canonicalPath={flowPath()}
        isIndexed={false}
      />
      <Stack gap="l">
        <Stack as="header" gap="xs">
          <Heading level={1} size="l">
            {messages.flowTitle}
          </Heading>
          <Text tone="muted">{messages.flowLead}</Text>
        </Stack>
        <div className={css.cards}>
          {types.map((type) => (
            <ServiceCard key={type} type={type} />
          ))}
        </div>
        <Fees />
        <Inline>
          <Link href={servicesPath()}>{messages.myServicesLabel}</Link>
        </Inline>
      </Stack>
    </Container>
  );
}
