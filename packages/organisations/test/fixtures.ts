import type { Corporate, Member, Organisation, User } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import type { HttpHandler } from 'msw';

/** The corporate that is acted for in tests. */
export const alpha: Corporate = {
  id: 'alpha',
  name: 'Alpha',
  role: 'administrator',
  isCurrent: true,
  isVerified: true,
};

const user: User = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@people.example',
  phoneNumber: '+6580000901',
  userTypes: ['CorporateUser'],
  userTypeIds: [4],
  residentialStatus: 'C',
  entityId: null,
  version: 1,
  passType: null,
  corporates: [alpha],
  cid: 'alpha',
};

const member = (id: string, name: string, role: Member['role']): Member => ({
  id,
  name,
  email: `${id}@people.example`,
  role,
  organisation: null,
  joinedAt: '2026-10-02T04:00:00Z',
  version: 1,
  isSelf: id === 'ada',
});

/** Its people. */
export const members: Member[] = [member('ada', 'Ada', 'administrator'), member('max', 'Max', 'member')];

/** Its organisations. */
export const organisations: Organisation[] = [
  { id: 'east', name: 'East', isClosed: false, members: [{ id: 'max', name: 'Max' }], version: 1 },
];

/** Answers for ada, who belongs to these corporates. */
export function answersFor(corporates: Corporate[] = [alpha]): HttpHandler[] {
  const current = corporates.find(({ isCurrent }) => isCurrent);
  const isAdministrator = current?.role === 'administrator';
  const action = isAdministrator ? ['read', 'create', 'update', 'delete'] : ['read'];
  const subject = ['Member', 'Subbusiness', ...(isAdministrator ? ['Invitation'] : [])];
  const rules = current ? [{ action, subject, conditions: { corporateId: current.id } }] : [];
  return [
    mockRoute('getUser', { ...user, corporates, cid: current?.id ?? null }),
    mockRoute('permissions', rules),
    mockRoute('listMembers', current ? members : []),
    mockRoute('listOrganisations', current ? organisations : []),
    mockRoute('listInvitations', []),
  ];
}
