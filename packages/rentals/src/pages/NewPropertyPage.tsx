import { useRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { useActionData, useSearchParams } from 'react-router-dom';
import { parsePropertiesQuery, propertiesParams } from '../Properties/propertiesQuery.ts';
import { LandlordRole } from '../Wizard/LandlordRole.tsx';
import { NewHomeForm } from '../Wizard/NewHomeForm.tsx';
import { type NewHomeResult, takeNewHome } from '../Wizard/takeNewHome.ts';
import { ADD_ROLE, mayList, takeRole } from '../Wizard/takeRole.ts';
import { WizardFrame } from '../Wizard/WizardFrame.tsx';

/** Reads who lists the home, and the imported listing that gets it. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  await Promise.all([
    preload('getUser', {}),
    url.searchParams.has('listing') ? preload('listProperties', propertiesParams(everyProperty)) : null,
  ]);
}

/** The first page of all homes, which names the imported listings. */
const everyProperty = parsePropertiesQuery(new URLSearchParams());

/** Takes the form of the home, or that of the role it needs. */
export async function action(page: PageRequest): Promise<unknown> {
  const form = await page.request.clone().formData();
  return form.has(ADD_ROLE) ? takeRole(page) : takeNewHome(page);
}

/** The address of a new unit: the first step of the wizard. */
export default function NewPropertyPage() {
  const { data: user } = useRoute('getUser', {}, { isErrorReturned: true });
  const result = useActionData() as NewHomeResult | undefined;
  const [params] = useSearchParams();
  const importedId = params.get('listing');
  const { data: properties } = useRoute(
    'listProperties',
    importedId === null ? null : propertiesParams(everyProperty),
    { isErrorReturned: true },
  );
  const imported = properties?.imported.find(({ id }) => id === importedId) ?? null;
  if (user && !mayList(user)) return <LandlordRole />;
  return (
    <WizardFrame step="address">
      <NewHomeForm key={imported?.id} user={user} imported={imported} result={result} />
    </WizardFrame>
  );
}
