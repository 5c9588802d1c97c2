import { useRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { EmptyState } from '@sewa/ui';
import { CorporatePage } from '../CorporatePage.tsx';
import { AddOrganisation } from '../Organisations/AddOrganisation.tsx';
import { OrganisationList } from '../Organisations/OrganisationList.tsx';
import { takeOrganisationForm } from '../Organisations/organisationForms.ts';
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
  return takeOrganisationForm(page, await page.request.formData());
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
      title="Organisations"
      description="The organisations below your corporate, and who is in each."
      corporate={corporate}
      lead={(name) => `What stands below ${name}, and who is in each.`}
    >
      {organisations.length === 0 ? (
        <EmptyState icon="hotel" title="There is none yet">
          {mayAdd
            ? 'Add the first one: a branch, a building or a team.'
            : `An administrator of ${corporate?.name} can add one.`}
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
