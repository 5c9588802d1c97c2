import { useRoute } from '@sewa/api/swr';
import { servicePath } from '@sewa/paths';
import { Link } from '@sewa/ui';
import { nameServiceHome } from '../Services/describeService.ts';
import { EDIT, serviceForms } from '../Services/serviceForms.ts';
import * as messages from './messages.ts';

/** Leads from a method that was set up for no rent plan to the plans that are paid by none yet. */
export function UseForHomes() {
  const { data: services = [] } = useRoute('listServices', { as: 'payer', limit: '100' });
  const unpaid = services.filter(
    ({ side, method, may }) => side === 'payer' && method === null && may.includes('change-method'),
  );
  return unpaid.map((service) => (
    <Link
      key={service.id}
      variant="secondary"
      href={`${servicePath(service.type, service.id)}?${EDIT}=${serviceForms.method}`}
    >
      {messages.forHomeLabel(nameServiceHome(service))}
    </Link>
  ));
}
