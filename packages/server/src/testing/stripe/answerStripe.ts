import { expandRow } from './expandRow.ts';
import type { StripeBooks } from './StripeBooks.ts';
import { StripeFailure } from './StripeFailure.ts';
import type { StripeRow } from './stripeRows.ts';

const objects: Readonly<Record<string, StripeRow['object']>> = {
  'checkout/sessions': 'checkout.session',
  payment_intents: 'payment_intent',
  payment_methods: 'payment_method',
  refunds: 'refund',
  disputes: 'dispute',
  accounts: 'account',
};

const pathForm = /^\/v1\/(checkout\/sessions|[a-z_]+)(?:\/([\w-]+))?(?:\/(\w+))?$/;

const readExpand = (params: URLSearchParams): string[] =>
  [...params].filter(([name]) => name.startsWith('expand[')).map(([, path]) => path);

function post(books: StripeBooks, call: string, id: string, params: URLSearchParams): StripeRow {
  switch (call) {
    case 'checkout/sessions':
      return books.createSession(params);
    case 'checkout/sessions expire':
      return books.expireSession(id);
    case 'payment_intents':
      return books.createIntent(params);
    case 'payment_intents confirm':
      return books.confirmIntent(id, params);
    case 'payment_intents cancel':
      return books.cancelIntent(id);
    case 'payment_methods detach':
      return books.detach(id);
    case 'refunds':
      return books.createRefund(params);
    case 'accounts':
      return books.createAccount(params);
    default:
      throw StripeFailure.invalid('unknown_url', 404);
  }
}

function list(books: StripeBooks, object: StripeRow['object'], params: URLSearchParams): object {
  const [from, to] = ['gte', 'lte'].map((end) => params.get(`created[${end}]`));
  const intent = params.get('payment_intent');
  const rows = books
    .list(object)
    .filter(
      (row) =>
        (!from || row.created >= Number(from)) &&
        (!to || row.created <= Number(to)) &&
        (!intent || ('payment_intent' in row && row.payment_intent === intent)),
    );
  const start = rows.findIndex(({ id }) => id === params.get('starting_after')) + 1;
  const page = rows.slice(start, start + Number(params.get('limit') ?? 10));
  const paths = readExpand(params).map((path) => path.replace(/^data\./, ''));
  return {
    object: 'list',
    url: '/',
    has_more: start + page.length < rows.length,
    data: page.map((row) => expandRow(row, paths, books.rows)),
  };
}

function search(books: StripeBooks, object: StripeRow['object'], params: URLSearchParams): object {
  const ref = /^metadata\['ref'\]:'([\w-]+)'$/.exec(params.get('query') ?? '')?.[1];
  if (!ref) throw StripeFailure.invalid('parameter_invalid');
  const data = books.list(object).filter(({ metadata }) => metadata.ref === ref);
  return { object: 'search_result', url: '/', has_more: false, data };
}

/** What Stripe answers to a request; throws `StripeFailure`. */
export function answerStripe(
  books: StripeBooks,
  method: string,
  path: string,
  params: URLSearchParams,
): object {
  const [, kind = '', id = '', verb = ''] = pathForm.exec(path) ?? [];
  const object = objects[kind];
  if (!object) throw StripeFailure.invalid('unknown_url', 404);
  if (method === 'POST') return { ...post(books, verb ? `${kind} ${verb}` : kind, id, params) };
  if (id === 'search') return search(books, object, params);
  return id ? expandRow(books.get(id, object), readExpand(params), books.rows) : list(books, object, params);
}
