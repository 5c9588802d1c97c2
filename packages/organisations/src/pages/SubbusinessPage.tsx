import { useRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { EmptyState } from '@sewa/ui';
import { CorporatePage } from '../CorporatePage.tsx';
import * as messages from '../messages.ts';
import { AddOrganisation } from '../Organisations/AddOrganisation.tsx';
import { OrganisationList } from '../Organisations/OrganisationList.tsx';
import { handleOrganisationForm } from '../Organisations/organisationForms.ts';
import { useActing } from '../useActing.ts';

/** Reads the organisations below the corporate and who could be moved to one. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([
    preload('getUser', {}),
    preload('permissions', {}),
    preload('listMembers', {}),
    preload('listOrganisations', {}),
  ]);
}

/** Takes the forms of the page. */
export async function action(page: PageRequest): Promise<unknown> {
  return handleOrganisationForm(page, await page.request.formData());
}

/** The organisations below a corporate: administrators change them, members read. */
export default function SubbusinessPage() {
  const { corporate, can } = useActing();
  const { data: user } = useRoute('getUser', {});
  const { data: members } = useRoute('listMembers', {});
  const { data: organisations } = useRoute('listOrganisations', {});
  if (!user || !members || !organisations) return null;
  const mayAdd = can('create', 'Subbusiness');
  return (
    <CorporatePage
      title={messages.organisationsTitle}
      description={messages.organisationsDescription}
      corporate={corporate}
      lead={messages.organisationsLead}
    >
      {organisations.length === 0 ? (
        <EmptyState icon="hotel" title={messages.noOrganisationsTitle}>
          {mayAdd ? messages.addFirstOrganisation : messages.administratorCanAdd(corporate?.name ?? '')}
        </EmptyState>
      ) : (
        <OrganisationList
          organisations={organisations}
          members={members}
          isChangeable={can('update', 'Subbusiness')}
        />
      )}
      {mayAdd ? <AddOrganisation /> : null}
    </CorporatePage>
  );
}
