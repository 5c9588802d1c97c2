// @vitest-environment jsdom
import { type Client, type PermissionRule, routeKey } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { DataProvider, refreshRoutes } from '@sewa/api/swr';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { mutate, SWRConfig } from 'swr';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { watchPermissions } from '../core/watchPermissions.ts';
import { subject } from '../rules/createAbility.ts';
import { createAnsweringClient } from '../testing/answersOf.ts';
import { PersonaProvider } from '../testing/PersonaProvider.tsx';
import { personas } from '../testing/personas.ts';
import { allow, forbid } from '../testing/rules.ts';
import { createPermissions } from './createPermissions.ts';
import type { Ask } from './useCan.ts';

type Action = 'read' | 'update';
type Subject = 'Listing' | 'Profile';
type Field = 'name' | 'rent';
const { Can, useCan, useFields } = createPermissions<Action, Subject, Field>();

const rules = [
  allow('update', 'Listing', { userId: 'mei' }),
  forbid('update', 'Listing', { isLet: true }, 'It is let.'),
];
const hers = { id: '7', userId: 'mei', isLet: false };

function Menu() {
  const can = useCan();
  const fields = useFields('update', subject('Profile', { userId: 'mei' }), ['name', 'rent']);
  return (
    <p>{`${can('update', 'Listing')} ${can('update', subject('Listing', { ...hers, isLet: true }))} ${fields}`}</p>
  );
}

function Careless() {
  return <p>{String(useCan()('update', hers as never))}</p>;
}

const mount = (element: ReactElement, permissions: PermissionRule[] | ApiError = rules) =>
  render(
    <PersonaProvider persona={personas.tenant} answers={{ permissions }}>
      {element}
    </PersonaProvider>,
  );

const text = () => document.body.textContent;

afterEach(async () => {
  cleanup();
  await mutate(() => true, undefined, { revalidate: false });
  for (const key of [...SWRConfig.defaultValue.cache.keys()]) SWRConfig.defaultValue.cache.delete(key);
});

describe('<Can>', () => {
  test('asks by type for menus, by row for pages', () => {
    mount(
      <>
        <Can action="update" subject="Listing">
          menu{' '}
        </Can>
        <Can action="update" subject="Listing" row={hers}>
          hers{' '}
        </Can>
        <Can action="update" subject="Listing" row={{ ...hers, userId: 'tan' }}>
          his{' '}
        </Can>
        <Can action="update" subject="Listing" row={{ ...hers, isLet: true }}>
          let
        </Can>
      </>,
    );
    expect(text()).toBe('menu hers ');
  });

  test('draws something else for whoever may not, or only for them', () => {
    mount(
      <>
        <Can action="read" subject="Profile" fallback="no profile">
          profile
        </Can>
        <Can action="read" subject="Profile" not>
          , ask for it
        </Can>
        <Can action="update" subject="Listing" not fallback=", a listing">
          , no listing
        </Can>
      </>,
    );
    expect(text()).toBe('no profile, ask for it, a listing');
  });

  test.each([null, undefined])('draws nothing while its row is %s, instead of asking by type', (row) => {
    mount(
      <Can action="update" subject="Listing" row={row} fallback="no">
        yes
      </Can>,
    );
    expect(text()).toBe('');
  });

  test('leaves the row as it is, a frozen one too', () => {
    const row = Object.freeze({ ...hers });
    mount(
      <Can action="update" subject="Listing" row={row}>
        yes
      </Can>,
    );
    expect(text()).toBe('yes');
    expect(Reflect.ownKeys(row)).toEqual(['id', 'userId', 'isLet']);
  });

  test('takes a row that says its type, but not for another one', () => {
    const row = subject('Listing', { ...hers });
    mount(
      <Can action="update" subject="Listing" row={row}>
        yes
      </Can>,
    );
    expect(text()).toBe('yes');
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => mount(<Can action="update" subject="Profile" row={row} />)).toThrow(
      'previously it was casted to Listing',
    );
    silenced.mockRestore();
  });

  test('asks for a field', () => {
    mount(
      <Can action="update" subject="Profile" field="rent" fallback="no rent">
        rent
      </Can>,
      [{ action: 'update', subject: 'Profile', fields: ['name'] }],
    );
    expect(text()).toBe('no rent');
  });

  test('draws nothing while the rules are read, and the fallback when they cannot be had', async () => {
    let fail: (error: ApiError) => void = () => undefined;
    const client: Client = {
      ...createAnsweringClient({}),
      permissions: () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    };
    render(
      <DataProvider client={client}>
        <Can action="read" subject="Listing" fallback="no">
          yes
        </Can>
        <Can action="read" subject="Listing" not>
          , not
        </Can>
      </DataProvider>,
    );
    expect(text()).toBe('');
    await act(async () => fail(new ApiError({ code: 'R001', status: 500 })));
    expect(text()).toBe('no, not');
  });

  test('obeys no rules that are out of the format', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const open = { action: 'read', subject: 'Listing', conditions: { cid: { $where: '1' } } };
    expect(() => mount(<Can action="read" subject="Listing" />, [open])).toThrow('$where is no comparison');
    silenced.mockRestore();
  });
});

describe('hooks', () => {
  test('tell what may be done, and to which fields', () => {
    mount(<Menu />, [
      ...rules,
      { action: 'update', subject: 'Profile', fields: ['rent'], conditions: { userId: 'mei' } },
    ]);
    expect(text()).toBe('true false rent');
  });

  test('throw for a row that does not say of which type it is', () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => mount(<Careless />)).toThrow('A row is asked about with its type');
    silenced.mockRestore();
  });

  test('take no name that the product does not have', () => {
    type Requested = Parameters<Ask<Action, Subject, Field>>;
    expectTypeOf<Parameters<ReturnType<typeof useCan>>>().toEqualTypeOf<Requested>();
    expectTypeOf<Requested[0]>().toEqualTypeOf<Action>();
    expectTypeOf<Exclude<Requested[1], object>>().toEqualTypeOf<Subject>();
    expectTypeOf<Extract<Requested[1], object>['__caslSubjectType__']>().toEqualTypeOf<Subject>();
    expectTypeOf<Requested[2]>().toEqualTypeOf<Field | undefined>();
    const { subject: requested } = (<Can action="read" subject="Profile" />).props;
    expect(requested).toBe('Profile');
    expectTypeOf<Parameters<typeof Can>[0]['subject']>().toEqualTypeOf<Subject>();
  });
});

describe('rules that are read', () => {
  const page = (client: Client, fallback?: Record<string, unknown>, corporate: string | null = null) => (
    <DataProvider client={client} corporate={corporate} {...(fallback && { fallback })}>
      <Can action="update" subject="Listing" fallback={<p>no</p>}>
        <p>yes</p>
      </Can>
    </DataProvider>
  );

  test('by the server are used at hydration, without a call and without anything changing', async () => {
    // The one cache may still get the answer to a read of an earlier test: nobody else reads for this corporate.
    const corporate = 'hydrated';
    const fallback = { [routeKey('permissions', {}, corporate)]: rules };
    const silent = createAnsweringClient({});
    const host = document.createElement('div');
    const markup = renderToString(page(silent, fallback, corporate));
    host.innerHTML = markup;
    expect(host.textContent).toBe('yes');
    const seen: string[] = [];
    const watcher = new MutationObserver(() => seen.push(host.innerHTML));
    watcher.observe(host, { childList: true, subtree: true, characterData: true });
    const onRecoverableError = vi.fn();
    const root = await act(async () =>
      hydrateRoot(host, page(silent, fallback, corporate), { onRecoverableError }),
    );
    expect(host.textContent).toBe('yes');
    expect(seen).toEqual([]);
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
    watcher.disconnect();
  });

  test('once for all components, anew after one refusal, and not again for the next', async () => {
    let granted: PermissionRule[] = [];
    const requested: string[] = [];
    const client: Client = {
      ...createAnsweringClient({}),
      permissions: async () => {
        requested.push('permissions');
        return granted;
      },
    };
    const session = { subscribe: () => () => undefined, getSnapshot: vi.fn(() => ({}) as never) };
    const { noteFailure } = watchPermissions(session, () => refreshRoutes(['permissions']));
    render(
      <>
        {page(client)}
        {page(client)}
      </>,
    );
    await vi.waitFor(() => expect(text()).toBe('nono'));
    expect(requested).toHaveLength(1);
    granted = rules;
    await act(async () => noteFailure(new ApiError({ code: 'R003', status: 403 })));
    await vi.waitFor(() => expect(screen.getAllByText('yes')).toHaveLength(2));
    await act(async () => noteFailure(new ApiError({ code: 'R003', status: 403 })));
    expect(requested).toHaveLength(2);
  });
});
