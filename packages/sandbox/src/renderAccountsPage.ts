import { formatPhone, formatUserType } from '@sewa/formatters';
import { escapeHtml } from './html.ts';
import type { SandboxAccount } from './queries.ts';
import { renderPage } from './renderPage.ts';

const renderPerson = ({ name, phoneNumber, userTypeIds, roles }: SandboxAccount): string => {
  const names = userTypeIds.map((code) => formatUserType(code));
  const types = [...names, ...(roles.includes('operator') ? ['Operator'] : [])].join(' and ');
  const id = `person-${phoneNumber.slice(1)}`;
  return `<li class="person"><div><strong id="${id}">${escapeHtml(name)}</strong><span>${escapeHtml(types)}<br>${formatPhone(phoneNumber)}</span></div>
<button type="button" data-copy="${phoneNumber.replace('+65', '')}" aria-describedby="${id}">Copy number</button></li>`;
};

const groups = [
  { code: 1, title: 'Tenants' },
  { code: 2, title: 'Landlords' },
  { code: 3, title: 'Agents' },
  { code: 4, title: 'Corporate users' },
] as const;

/** The page of the invented people one can log in as. */
export function renderAccountsPage(accounts: readonly SandboxAccount[]): string {
  const sections = groups.map(({ code, title }) => {
    const people = accounts.filter(({ userTypeIds }) => userTypeIds[0] === code);
    return people.length === 0
      ? ''
      : `<section aria-labelledby="type-${code}"><h2 id="type-${code}">${title}</h2><ul class="people">${people.map(renderPerson).join('')}</ul></section>`;
  });
  return renderPage(
    '/sandbox',
    'People to log in as',
    `<h1>People to log in as</h1><p class="lead">Copy a number, <a href="/login">log in</a> with it, and read the code in the <a href="/sandbox/outbox">outbox</a>. The numbers begin with 8000 and are given to nobody.</p>${sections.join('')}`,
  );
}
