import { useRoute } from '@sewa/api/swr';
import { formatAddress } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { servicesPath } from '@sewa/paths';
import { Badge, Breadcrumbs, Container, Heading, Inline, Stack, Text } from '@sewa/ui';
import { data, useParams } from 'react-router-dom';
import * as messages from '../Apply/messages.ts';
import { ServiceFacts } from '../Apply/ServiceFacts.tsx';
import { NextBill, ServiceNotice } from '../Apply/ServiceNext.tsx';
import { ServiceTimeline } from '../Apply/ServiceTimeline.tsx';
import { stateTones } from '../Services/describeService.ts';
import { answerSignedOut } from '../Waiting/answerSignedOut.ts';
import { LogInNotice } from '../Waiting/LogInNotice.tsx';

/** Reads the service; who is signed out is told to log in. */
export async function loader({ params, preload }: PageRequest): Promise<number> {
  try {
    const service = await preload('getService', { id: params.id ?? '' });
    if (service.type !== params.type) throw data(null, { status: 404 });
    return 200;
  } catch (error) {
    return answerSignedOut(error);
  }
}

/** Where a service stands: what is due next, and what happens then. */
export default function FlowServicePage() {
  const { id = '' } = useParams();
  const { data: service, error } = useRoute('getService', { id }, { isErrorReturned: true });
  if (error && error.status !== 401 && !service) throw error;
  // Nothing was read for who is signed out; on the server, an error doesn't say so.
  if (!service)
    return (
      <Container as="main" id="main" width="narrow" padding="l">
        <LogInNotice title={messages.signedOutServiceTitle} lead={messages.signedOutServiceLead} />
      </Container>
    );
  const title = messages.serviceTitle[service.type];
  return (
    <Container as="main" id="main" width="narrow" padding="l">
      <PageMeta title={title} description={messages.serviceDescription} isIndexed={false} />
      <Stack gap="l">
        <Breadcrumbs crumbs={[{ label: messages.myServicesLabel, href: servicesPath() }, { label: title }]} />
        <Stack as="header" gap="xs">
          <Inline gap="s">
            <Heading level={1} size="l">
              {title}
            </Heading>
            <Badge tone={stateTones[service.state]}>{messages.serviceState[service.state]}</Badge>
          </Inline>
          <Text tone="muted">{formatAddress(service.home.address)}</Text>
        </Stack>
        <ServiceNotice service={service} />
        {service.type === 'pay' ? <NextBill service={service} /> : null}
        <ServiceFacts service={service} />
        <ServiceTimeline service={service} />
      </Stack>
    </Container>
  );
}
