import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { expectProblem } from '@sewa/pages/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPart } from '../../test/openPage.tsx';
import { ada, corporates } from '../../test/people.ts';
import { ActingFor } from './ActingFor.tsx';
import { CorporateSwitcher } from './CorporateSwitcher.tsx';

const [alpha, beta] = corporates;
const waiting = new Promise<never>(() => undefined);
const answer = (...belongsTo: (typeof alpha)[]) => mockRoute('getUser', { ...ada, corporates: belongsTo });
const writes = (calls: readonly { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => !name.startsWith('GET '));

describe('the switch in the account menu', () => {
  test('says for whom one acts, and offers each other corporate', async () => {
    openPart(<CorporateSwitcher />, { answers: [answer(alpha, beta, { ...beta, id: 'c', name: 'Gamma' })] });
    const region = await screen.findByRole('region', { name: 'You act for' });
    expect(region.querySelector('[aria-current="true"]')?.textContent?.trim()).toBe('Alpha');
    expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Act for Beta',
      'Act for Gamma',
    ]);
  });

  test('marks each that is not verified, for whoever sees it and whoever hears it', async () => {
    const unverified = { ...alpha, isVerified: false };
    openPart(<CorporateSwitcher />, {
      answers: [answer(unverified, beta, { ...beta, id: 'c', name: 'Gamma', isVerified: false })],
    });
    const region = await screen.findByRole('region', { name: 'You act for' });
    expect(region.querySelector('[aria-current="true"]')?.textContent?.trim()).toBe('Alpha Not verified');
    expect(screen.getByRole('button', { name: 'Act for Beta' }).textContent?.trim()).toBe('Beta');
    expect(screen.getByRole('button', { name: 'Act for Gamma, not verified' }).textContent).toBe(
      'Gamma Not verified',
    );
  });

  test.each([
    ['belongs to none', answer()],
    ['belongs to one', answer(alpha)],
    ['is not told yet', mockRoute('getUser', () => waiting)],
    ['cannot be told', mockRoute('getUser', new ApiError({ code: 'R001', status: 500 }))],
  ])('shows nothing where somebody %s', async (_, reading) => {
    const { calls, container } = openPart(<CorporateSwitcher />, { answers: [reading] });
    await waitFor(() => expect(calls).toHaveLength(1));
    const later = openPart(<CorporateSwitcher />, { answers: [answer(alpha, beta)] });
    await within(later.container).findByText('You act for');
    expect(within(container).queryByText('You act for')).toBeNull();
  });

  test('by keyboard switches, tells the other tabs and loads the page anew', async () => {
    const { calls, told, left } = openPart(<CorporateSwitcher />, {
      answers: [answer(alpha, beta), mockRoute('switchCorporate', { user: ada })],
    });
    await screen.findByRole('button', { name: 'Act for Beta' });
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left).toEqual([location.href.slice(location.origin.length)]);
    expect(told).toEqual(['switched']);
    expect(writes(calls)).toEqual([{ name: 'POST /api/corporate/switch', body: { corporateId: 'beta' } }]);
  });

  test('is busy while it switches, so that nobody presses twice', async () => {
    const open = async () => {
      const { calls, container } = openPart(<CorporateSwitcher />, {
        answers: [answer(alpha, beta), mockRoute('switchCorporate', () => waiting)],
      });
      return { calls, button: await within(container).findByRole('button', { name: 'Act for Beta' }) };
    };
    const { calls, button } = await open();
    await userEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    button.click();
    // It waits for what its page still asks before it switches.
    await waitFor(() => expect(writes(calls)).toHaveLength(1));
    button.click();
    const later = await open();
    later.button.click();
    await waitFor(() => expect(writes(later.calls)).toHaveLength(1));
    expect(writes(calls)).toHaveLength(1);
  });

  test('that fails says that nothing has changed, and tells no tab', async () => {
    const { told, left } = openPart(<CorporateSwitcher />, {
      answers: [
        answer(alpha, beta),
        mockRoute('switchCorporate', new ApiError({ code: 'R001', status: 500 })),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Act for Beta' }));
    await expectProblem('Something went wrong, please try again. You still act for the same company.');
    expect([...told, ...left]).toEqual([]);
  });
});

describe('the line in the side menu', () => {
  const show = (...belongsTo: (typeof alpha)[]) =>
    render(
      <ul>
        <ActingFor user={{ ...ada, corporates: belongsTo }} />
      </ul>,
    ).container;

  test('with several corporates names the one and leads to the choice', () => {
    expect(show(alpha, beta).textContent).toContain('You act for');
    const link = screen.getByRole('link', { name: 'Alpha, switch company' });
    expect(link.getAttribute('href')).toBe('/user/selection');
  });

  test('with one names it and leads nowhere', () => {
    expect(show(alpha).textContent).toBe('You act forAlpha');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('while one acts for none of several says so, and leads to the choice', () => {
    expect(show({ ...alpha, isCurrent: false }, beta).textContent).toContain('No company selected');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/user/selection');
    expect(screen.getByRole('link').textContent?.trim()).toBe('Choose a company');
  });

  test('marks the one that is not verified', () => {
    const unverified = { ...alpha, isVerified: false };
    expect(show(unverified).textContent).toBe('You act forAlphaNot verified');
    expect(show(unverified, beta).textContent).toContain('Not verified');
    expect(screen.getByRole('link', { name: 'Alpha, not verified, switch company' })).toBeTruthy();
    expect(show(alpha, { ...beta, isVerified: false }).textContent).not.toContain('Not verified');
  });

  test('is not there for whoever belongs to none, or is not known', () => {
    expect(show().textContent).toBe('');
    expect(render(<ActingFor user={undefined} />).container.textContent).toBe('');
  });
});
