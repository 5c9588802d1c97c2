import { formatPhone, formatUserType } from '@sewa/formatters';
import { escapeHtml } from './html.ts';
import * as messages from './messages.ts';
import type { SandboxAccount } from './queries.ts';
import { renderPage } from './renderPage.ts';

const renderPerson = ({
  name,
  phoneNumber,
  userTypeIds,
  roles,
  registrationNumber,
}: SandboxAccount): string => {
  const names = userTypeIds.map((code) => formatUserType(code));
  const types = messages.personTypes([
    ...names,
    ...(roles.includes('operator') ? [messages.operatorLabel] : []),
    ...(registrationNumber ? [registrationNumber] : []),
  ]);
  const id = `person-${phoneNumber.slice(1)}`;
  return `<li class="person"><div><strong id="${id}">${escapeHtml(name)}</strong><span>${escapeHtml(types)}<br>${formatPhone(phoneNumber)}</span></div>
<button type="button" data-copy="${phoneNumber.replace('+65', '')}" aria-describedby="${id}">${messages.copyNumberLabel}</button></li>`;
};

const groups = [
  { code: 1, title: messages.tenantsTitle },
  { code: 2, title: messages.landlordsTitle },
  { code: 3, title: messages.agentsTitle },
  { code: 4, title: messages.companyUsersTitle },
] as const;

/** The page of the invented people one can log in as. */
export function renderAccountsPage(accounts: readonly SandboxAccount[]): string {
  const sections = groups.map(({ code, title }) => {
    const people = accounts.filter(({ userTypeIds }) => userTypeIds[0] === code);
    return people.length === 0
      ? ''
      : `<section aria-labelledby="type-${code}"><h2 id="type-${code}">${title}</h2><ul class="people">${people.map(renderPerson).join('')}</ul></section>`;
  });
  const lead = messages.peopleLead(
    `<a href="/login">${messages.logInLinkLabel}</a>`,
    `<a href="/sandbox/outbox">${messages.outboxLinkLabel}</a>`,
  );
  return renderPage(
    '/sandbox',
    messages.peopleTitle,
    `<h1>${messages.peopleTitle}</h1><p class="lead">${lead}</p>${sections.join('')}`,
  );
}
