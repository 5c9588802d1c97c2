import { useRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { useActionData } from 'react-router-dom';
import { NewHomeForm } from '../Wizard/NewHomeForm.tsx';
import { type NewHomeResult, takeNewHome } from '../Wizard/takeNewHome.ts';
import { WizardFrame } from '../Wizard/WizardFrame.tsx';

/** Reads who lists the home. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('getUser', {});
}

/** Takes the form. */
export const action = takeNewHome;

/** The address of a new unit: the first step of the wizard. */
export default function NewPropertyPage() {
  const { data: user } = useRoute('getUser', {}, { isErrorReturned: true });
  const result = useActionData() as NewHomeResult | undefined;
  return (
    <WizardFrame step="address">
      <NewHomeForm user={user} result={result} />
    </WizardFrame>
  );
}
