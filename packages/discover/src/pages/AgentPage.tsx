import type { Agent } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatAgentSlug, formatNumber } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { agentPath, discoverPath } from '@sewa/paths';
import {
  Avatar,
  Badge,
  Breadcrumbs,
  Card,
  Container,
  EmptyState,
  Grid,
  Heading,
  Link,
  Stack,
  Text,
} from '@sewa/ui';
import { redirect, useParams } from 'react-router-dom';
import { AgentDetails } from '../Agent/AgentDetails.tsx';
import { describeAgentForMachines } from '../Agent/describeAgentForMachines.ts';
import * as favouritesMessages from '../Favourites/messages.ts';
import { Hearts } from '../Hearts/Hearts.tsx';
import { saveHome } from '../Hearts/saveHome.ts';
import * as messages from '../Lister/messages.ts';
import { ListingCard } from '../ListingCard/ListingCard.tsx';
import * as common from '../messages.ts';
import { ScamAdvice } from '../ScamAdvice.tsx';
import { Section } from '../Section.tsx';
import * as css from './AgentPage.css.ts';

/** Reads the card; a known agent under another slug moves to their own address. */
export async function loader({ params, url, preload }: PageRequest): Promise<void> {
  const agent = await preload('getAgent', { id: params.id ?? '' });
  const slug = formatAgentSlug(agent);
  if (slug !== params.slug) throw redirect(`${agentPath(agent.id, slug)}${url.search}`, 302);
}

/** Takes the hearts that were pressed without script. */
export async function action(page: PageRequest): Promise<Response | null> {
  return saveHome(page, await page.request.formData());
}

const countHomes = (count: number): string => common.agentHomes(count, formatNumber(count));

const describeAgent = ({ name, registrationNumber, agencyName, liveCount }: Agent): string =>
  common.agentDescription(name, agencyName, registrationNumber, countHomes(liveCount));

function HomesOnOffer({ agent }: { readonly agent: Agent }) {
  const { listings, liveCount, letCount } = agent;
  if (listings.length === 0)
    return (
      <EmptyState
        icon="home"
        title={common.noAgentHomesTitle}
        level={3}
        actions={
          <Link variant="primary" href={discoverPath()}>
            {favouritesMessages.findHomeLabel}
          </Link>
        }
      >
        {common.rentedOutSoFar(countHomes(letCount))}
      </EmptyState>
    );
  return (
    <>
      <Text as="p" tone="muted">
        {[
          listings.length < liveCount
            ? common.newestAgentHomes(listings.length, countHomes(liveCount))
            : common.allAgentHomes(countHomes(liveCount)),
          ...(letCount > 0 ? [common.moreRentedOut(formatNumber(letCount))] : []),
          common.agentHomesLead,
        ].join(' ')}
      </Text>
      <Grid minColumn="m" gap="xl">
        {listings.map((listing, index) => (
          <ListingCard key={listing.id} listing={listing} isEager={index === 0} />
        ))}
      </Grid>
    </>
  );
}

/** The public card of an agent: who they are on the public register, how to reach them, and the homes they have on offer. */
export default function AgentPage() {
  const { id = '' } = useParams();
  const { data: agent } = useRoute('getAgent', { id });
  if (!agent) return null;
  return (
    <Hearts>
      <Container as="main" id="main" gap="xl">
        <PageMeta
          title={common.agentTitle(agent.name, agent.registrationNumber)}
          description={describeAgent(agent)}
          canonicalPath={agentPath(agent.id, formatAgentSlug(agent))}
          isIndexed={agent.liveCount > 0}
          jsonLd={describeAgentForMachines(agent)}
        />
        <Breadcrumbs
          crumbs={[{ label: common.allHomesLabel, href: discoverPath() }, { label: agent.name }]}
        />
        <Card padding="l">
          <div className={css.card}>
            <Stack gap="l">
              <div className={css.head}>
                <Avatar name={agent.name} size="l" isDecorative />
                <Stack gap="xs">
                  <Heading level={1} size="l">
                    {agent.name}
                  </Heading>
                  <Stack direction="row">
                    <Badge tone="info">{messages.agentLabel}</Badge>
                  </Stack>
                </Stack>
              </div>
              <AgentDetails agent={agent} />
            </Stack>
            <ScamAdvice />
          </div>
        </Card>
        <Section id="homes" title={common.agentHomesTitle}>
          <HomesOnOffer agent={agent} />
        </Section>
      </Container>
    </Hearts>
  );
}
