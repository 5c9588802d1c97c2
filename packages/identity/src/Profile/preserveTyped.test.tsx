import type { StepUps } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { useRoute } from '@sewa/api/swr';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPage } from '../../test/openPage.tsx';
import { notSteppedUp, steppedUp } from '../../test/ownAccount.ts';
import { ada } from '../../test/people.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { handleMyForm } from './myForms.ts';
import { PhoneSection } from './PhoneSection.tsx';

afterEach(() => sessionStorage.clear());

function Forms({ stepUps }: { readonly stepUps: StepUps }) {
  const { data: user } = useRoute('getUser', {});
  return user ? (
    <main>
      <IdentityForm user={user} formError={undefined} />
      <PhoneSection user={user} stepUps={stepUps} formError={undefined} />
    </main>
  ) : null;
}

function open(stepUps = notSteppedUp) {
  const tooLate = new ApiError({ code: 'R004', status: 403 });
  const answers = [mockRoute('getUser', ada), mockRoute('startPhoneChange', tooLate)];
  return openPage({ default: () => <Forms stepUps={stepUps} />, action: handleMyForm }, { answers });
}
const listSaved = () => Object.values({ ...sessionStorage }).join();
const startStepUp = async () => userEvent.click(await screen.findByRole('link', { name: 'Edit' }));

test('what was typed waits for whoever goes to prove themselves', async () => {
  const { left } = open();
  await userEvent.fill(await screen.findByLabelText(/^Name/), 'Ada King');
  await startStepUp();
  await waitFor(() => expect(left).toEqual(['/user/prove?for=contact']));
  expect(listSaved()).toContain('Ada King');
});

test('where nothing was typed nothing waits', async () => {
  const { left } = open();
  await startStepUp();
  await waitFor(() => expect(left).toEqual(['/user/prove?for=contact']));
  expect(listSaved()).not.toContain('Ada');
});

test('a number waits, too, when its sender proved themselves too long ago', async () => {
  const { left } = open(steppedUp);
  await userEvent.fill(await screen.findByLabelText(/^New mobile number/), '91234567');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  await waitFor(() => expect(left).toEqual(['/user/prove?for=contact']));
  expect(listSaved()).toContain('9123 4567');
});
