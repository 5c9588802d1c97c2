import { useRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { partnersPath } from '@sewa/paths';
import { EmptyState, Link } from '@sewa/ui';
import { CorporatePage } from '../CorporatePage.tsx';
import * as common from '../messages.ts';
import { AddSite } from '../PartnerSites/AddSite.tsx';
import * as messages from '../PartnerSites/messages.ts';
import { SiteList } from '../PartnerSites/SiteList.tsx';
import { handleSiteForm } from '../PartnerSites/siteForms.ts';
import { useActing } from '../useActing.ts';

/** Reads the sites of the company. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([preload('getUser', {}), preload('permissions', {}), preload('listPartnerSites', {})]);
}

/** Takes the forms of the page. */
export async function action(page: PageRequest): Promise<unknown> {
  return handleSiteForm(page, await page.request.formData());
}

/** The sites of a company that show our frames: their keys, look, leads and webhooks. */
export default function PartnerSitesPage() {
  const { corporate } = useActing();
  const { data: user } = useRoute('getUser', {});
  const { data: sites } = useRoute('listPartnerSites', {});
  if (!user || !sites) return null;
  return (
    <CorporatePage
      title={common.partnerSitesTitle}
      description={common.partnerSitesDescription}
      corporate={corporate}
      lead={common.partnerSitesLead}
    >
      {sites.length === 0 ? (
        <EmptyState
          icon="laptop"
          title={messages.noSitesTitle}
          actions={<Link href={partnersPath()}>{messages.guideLabel}</Link>}
        >
          {messages.noSitesLead}
        </EmptyState>
      ) : (
        <>
          <Link href={partnersPath()}>{messages.guideLabel}</Link>
          <SiteList sites={sites} />
        </>
      )}
      {corporate?.isVerified ? <AddSite /> : null}
    </CorporatePage>
  );
}
