import { createHash } from 'node:crypto';

/** What everybody who lets has, however large the market is; a market has one of them for each hundred of its size. */
const each = { homes: 10, days: 10, conversations: 24, plans: 2, months: 12 };
const listingsPerLandlord = 100;
/** One conversation in so many is long: nobody's who is asked for. */
const longEvery = 2_400;
const longMessages = 1_600;

const id = (text) => `translate(left(md5(${text}), 12), '0189', 'wxyz')`;
const landlord = (number) => `'landlord-' || ${number}`;
/** A UUID as the calls want it, of the fourth version. */
const conversation = (number) =>
  `overlay(overlay(md5('conversation ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;

const addPeople = (landlords) => [
  `insert into users (id, name, email, proven_email, phone_number, residential_status, user_type_ids, is_valid, created_at)
    select id, 'Bench ' || id, id || '@bench.example', id || '@bench.example', '+65' || first_number + n, 'C', types::smallint[], true,
      now() - interval '2 years'
    from (select ${landlord('n')}, n, 81000000, '{2}' from generate_series(0, ${landlords - 1}) n
      union all select 'tenant-' || n, n, 91000000, '{1}' from generate_series(0, ${3 * landlords - 1}) n) p (id, n, first_number, types)`,
  `insert into listers (id, kind, name, user_id)
    select ${landlord('n')}, 'owner', 'Bench ' || n, ${landlord('n')} from generate_series(0, ${landlords - 1}) n`,
];

/** A tenth of the generated listings become those of landlords, each of a home of its own. */
const addHomes = (landlords) => {
  const listing = `from generate_series(0, ${each.homes * landlords - 1}) n
    join listings l on l.source = 'bench' and l.source_row = n::text`;
  return [
    `insert into units (id, block, street, floor, unit, postal_code, address_key, owner_user_id, property_type, number_of_bedrooms,
        number_of_bathrooms, created_at)
      select ${id(`'unit ' || n`)}, l.block, l.street, l.floor, l.unit, l.postal_code, 'bench ' || n, ${landlord(`n / ${each.homes}`)},
        l.property_type, l.number_of_bedrooms, l.number_of_bathrooms, l.listed_at ${listing}`,
    `update listings set unit_id = ${id(`'unit ' || source_row`)}, part = '[0,100)', state = status, confirmed_at = now(),
        lister_id = ${landlord(`source_row::integer / ${each.homes}`)}
      where id in (select l.id ${listing})`,
    `insert into listing_daily_counts (listing_id, day, views, saves, enquiries)
      select l.id, current_date - day, 5, 1, 1 from listings l, generate_series(0, ${each.days - 1}) day where l.unit_id is not null
        and l.source = 'bench'`,
  ];
};

/** Conversations of two to five messages, a few very long ones; one in five has unseen messages. */
const addConversations = (landlords) => {
  const rows = `(select n, n / ${each.conversations} as k, 'tenant-' || n % ${3 * landlords} as tenant,
      case when n % ${longEvery} = 5 then ${longMessages} else 2 + n % 4 end as last, now() - n * interval '10 seconds' as at
    from generate_series(0, ${each.conversations * landlords - 1}) n) c`;
  return [
    `insert into conversations (id, kind, context_id, party_key, started_by, created_at, last_message_at, last_number)
      select ${conversation('n')}, 'listing', l.id, tenant, tenant, at - interval '5 days', at, last
      from ${rows} join listings l on l.source = 'bench' and l.source_row = (k * ${each.homes} + n % ${each.homes})::text`,
    `insert into conversation_users (conversation_id, user_id, read_number, mailed_number)
      select ${conversation('n')}, p.id, case when n % 5 = 0 then last - 1 else last end, last
      from ${rows}, lateral (values (tenant), (${landlord('k')})) p (id)`,
    `insert into messages (conversation_id, number, sender_id, body, sent_at)
      select ${conversation('n')}, m, case when m % 2 = 0 then tenant else ${landlord('k')} end,
        'Is the home still free from next month, and may we see it?', at - (last - m) * interval '1 minute'
      from ${rows}, generate_series(1, last) m`,
  ];
};

/** Rent plans, each of another tenant and payee, with a year of paid bills and one to come: fifty lines of the ledger. */
const addPlans = (landlords) => {
  const plans = `generate_series(0, ${each.plans * landlords - 1}) n`;
  const months = `generate_series(0, ${each.months - 1}) m`;
  const billed = `generate_series(0, ${each.months}) m`;
  const payee = `md5('payee ' || n)::uuid`;
  const service = id(`'service ' || n`);
  const bill = id(`'bill ' || n || ' ' || m`);
  const payment = id(`'payment ' || n || ' ' || m`);
  const day = `(date_trunc('year', current_date) + m * interval '1 month')::date`;
  return [
    `insert into payees (id, user_id, name, bank, account_sealed, masked, email, provider, provider_ref, state, usable_from, created_at)
      select ${payee}, 'tenant-' || n, 'Bench', 'DBS', '', 'ending 1234', ${landlord(`n / ${each.plans}`)} || '@bench.example', 'sandbox',
        'bench-' || n, 'proven', now(), now() from ${plans}`,
    `insert into services (id, type, payer_user_id, payee_id, state, block, street, floor, unit, postal_code, monthly_rent, due_day, starts_on,
        months, created_at)
      select ${service}, 'pay', 'tenant-' || n, ${payee}, 'active', '1', 'Bench Street', '01', '01', '510001', 250000, 1,
        date_trunc('year', current_date), 24, now() - n * interval '1 minute' from ${plans}`,
    `insert into bills (id, service_id, kind, period, due_on, cents, lines, state, paid_cents, created_at, reminded_at, overdue_told_at)
      select ${bill}, ${service}, 'rent', to_char(${day}, 'YYYY-MM'), ${day}, 250000,
        '[{"kind": "rent", "words": "Rent", "cents": 250000}]', case when m < ${each.months} then 'paid' else 'open' end,
        case when m < ${each.months} then 250000 else 0 end, now(), now(), now()
      from ${plans}, ${billed}`,
    `insert into payments (id, bill_id, attempt, way, ref, provider, provider_ref, cents, received_cents, state, settled_at, created_at,
        payee_id, reconciled_at)
      select ${payment}, ${bill}, 1, 'egiro', 'bench-' || n || '-' || m, 'sandbox', 'bench-' || n || '-' || m, 250000, 250000, 'succeeded',
        ${day} + interval '12 hours', ${day}, ${payee}, now()
      from ${plans}, ${months}`,
    `insert into ledger_entries (transaction_id, kind, account, cents, bill_id, at)
      select md5('billed ' || n || ' ' || m)::uuid, 'bill', account, cents, ${bill}, ${day}
      from ${plans}, ${billed}, (values ('receivable', 250000), ('billed', -250000)) e (account, cents)`,
    `insert into ledger_entries (transaction_id, kind, account, cents, bill_id, payment_id, at)
      select md5('paid ' || n || ' ' || m)::uuid, 'payment', account, cents, ${bill}, ${payment}, ${day} + interval '12 hours'
      from ${plans}, ${months}, (values ('received', 250000), ('receivable', -250000)) e (account, cents)`,
  ];
};

/** Adds to so many generated listings as many messages and lines of the ledger, of people who have equally much in every market. */
export async function growPeople(pool, listings) {
  const landlords = listings / listingsPerLandlord;
  const statements = [
    ...addPeople(landlords),
    ...addHomes(landlords),
    ...addConversations(landlords),
    ...addPlans(landlords),
  ];
  for (const statement of statements) await pool.query(statement);
}

/** So many landlords from all over a market, with their conversations; nobody who has a long one. */
export function listLandlords(listings, count) {
  const landlords = listings / listingsPerLandlord;
  const conversationId = (number) =>
    createHash('md5')
      .update(`conversation ${number}`)
      .digest('hex')
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
  return Array.from({ length: count }, (_, place) => {
    const number = Math.floor((place * landlords) / count) + 1;
    const conversations = Array.from({ length: each.conversations }, (_each, turn) =>
      conversationId(number * each.conversations + turn),
    );
    return { id: `landlord-${number}`, conversations };
  });
}
