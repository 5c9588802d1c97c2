import type { PartnerSite } from '@sewa/api/client';
import { Accordion, Badge, Divider, Inline, Stack } from '@sewa/ui';
import { useActionData } from 'react-router-dom';
import { CopyField } from './CopyField.tsx';
import { EndSite } from './EndSite.tsx';
import * as messages from './messages.ts';
import { SiteAddress } from './SiteAddress.tsx';
import { SiteLeads } from './SiteLeads.tsx';
import { SiteLook } from './SiteLook.tsx';
import { SitePartBox } from './SitePartBox.tsx';
import { SitePublicKeys } from './SitePublicKeys.tsx';
import { SiteWebhook } from './SiteWebhook.tsx';

/** Whether the last form was about a site. */
const isAbout = (answer: unknown, key: string): boolean =>
  typeof answer === 'object' && answer !== null && 'about' in answer && String(answer.about).startsWith(key);

function SiteParts({ site }: { readonly site: PartnerSite }) {
  return (
    <Stack gap="l">
      <SitePartBox id={`${site.key}-snippet`} title={messages.keysTitle} lead={messages.keysLead}>
        <CopyField label={messages.keyLabel} value={site.key} />
        <CopyField label={messages.testKeyLabel} value={site.testKey} />
      </SitePartBox>
      <Divider />
      <SiteLeads site={site} />
      <Divider />
      <SiteWebhook site={site} />
      <Divider />
      <SiteLook site={site} />
      <Divider />
      <SitePublicKeys site={site} />
      <Divider />
      <SiteAddress site={site} />
      <Divider />
      <EndSite site={site} />
    </Stack>
  );
}

/** The sites of a company; each opens to be changed. */
export function SiteList({ sites }: { readonly sites: readonly PartnerSite[] }) {
  const answer = useActionData();
  return (
    <Accordion
      headingLevel={2}
      items={sites.map((site) => ({
        id: site.key,
        defaultOpen: sites.length === 1 || isAbout(answer, site.key),
        title: (
          <Inline as="span" gap="s">
            {`${site.name} `}
            <Badge>{messages.leadsCount(site.leads.total)}</Badge>
          </Inline>
        ),
        content: <SiteParts site={site} />,
      }))}
    />
  );
}
