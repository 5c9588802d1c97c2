import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPart } from '../../test/openPage.tsx';
import { PersonalData } from './PersonalData.tsx';

test('whoever has just proven themselves gets the file by a form that works without script', () => {
  openPart(<PersonalData isSteppedUp />);
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Download my data' }).form;
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/user/export']);
  expect(screen.queryByRole('link', { name: 'Get my data' })).toBeNull();
});

test('everybody else proves themselves first', () => {
  openPart(<PersonalData isSteppedUp={false} />);
  expect(screen.getByRole('link', { name: 'Get my data' }).getAttribute('href')).toBe(
    '/user/prove?for=export',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([true, false])('the section has a name, and the way to leave (proven: %s)', (isSteppedUp) => {
  openPart(<PersonalData isSteppedUp={isSteppedUp} />);
  expect(screen.getByRole('region', { name: 'Your data' }).id).toBe('data');
  expect(screen.getByRole('link', { name: 'Delete my account' }).getAttribute('href')).toBe('/profile/leave');
});
