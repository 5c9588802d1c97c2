import { createHash, randomBytes } from 'node:crypto';

/** What a landlord has after some use; ten times as much after ten times the use. */
const once = { services: 42, conversations: 30, homes: 20 };

/** An id from a text: hexadecimal digits in the letters of ids. */
const id = (text) => `translate(left(md5(${text}), 12), '0189', 'wxyz')`;

const address = `'Growth Street', '0' || (1 + n % 9), lpad((n % 99)::text, 2, '0'), (510000 + n)::text`;

/** People: somebody who lets, somebody who pays for as many homes, and a tenant for each home. */
const addPeople = (name, times) => [
  `insert into users (id, name, email, proven_email, phone_number, residential_status, user_type_ids, is_valid, created_at)
    select id, 'Bench ' || id, id || '@bench.example', id || '@bench.example', phone, 'C', types::smallint[], true,
      now() - interval '2 years'
    from (values ('${name}-owner', '{2}', '+65${81_000_000 + times}'), ('${name}-payer', '{1}', '+65${82_000_000 + times}'),
        ('${name}-other', '{2}', '+65${83_000_000 + times}')) p (id, types, phone)
      union all select '${name}-tenant-' || n, 'Tenant ' || n, null, null, null, 'C', '{1}', true, now() - interval '2 years'
        from generate_series(1, ${once.services * times}) n`,
  `insert into listers (id, kind, name, user_id) values ('${name}-owner', 'owner', 'Bench ${name}', '${name}-owner')`,
];

/** Homes that are live, each with a listing. */
const addHomes = (name, times) => {
  const homes = `generate_series(1, ${once.homes * times}) n`;
  return [
    `insert into units (id, block, street, floor, unit, postal_code, address_key, owner_user_id, property_type, number_of_bedrooms,
        number_of_bathrooms, created_at)
      select ${id(`'${name} unit ' || n`)}, n::text, ${address}, '${name} ' || n, '${name}-owner', 0, 2, 1, now() - n * interval '1 day'
      from ${homes}`,
    `insert into listings (id, source, source_row, content_hash, status, slug, title, property_type, property_sub_type, block, street, floor,
        unit, postal_code, district, monthly_rent, lister_id, listed_at, search, unit_id, part, state, confirmed_at)
      select ${id(`'${name} listing ' || n`)}, 'sewa', '${name} ' || n, '', 'live', 'growth', 'Growth ' || n, 0, 0, n::text, ${address}, '16',
        200000 + n * 100, '${name}-owner', now() - n * interval '1 day', '', ${id(`'${name} unit ' || n`)}, '[0,100)', 'live', now()
      from ${homes}`,
    `insert into listing_daily_counts (listing_id, day, views, saves, enquiries)
      select ${id(`'${name} listing ' || n`)}, current_date - day, 5, 1, 1 from ${homes}, generate_series(0, 29) day`,
  ];
};

/** Conversations about the homes: one in five has unseen messages. */
const addConversations = (name, times) => {
  const rows = `generate_series(1, ${once.conversations * times}) n`;
  return [
    `insert into conversations (id, kind, context_id, party_key, started_by, created_at, last_message_at, last_number)
      select md5('${name} conversation ' || n)::uuid, 'listing', ${id(`'${name} listing ' || (1 + n % ${once.homes * times})`)},
        '${name}-tenant-' || n, '${name}-tenant-' || n, now() - n * interval '1 hour', now() - n * interval '1 hour', 10 from ${rows}`,
    `insert into conversation_users (conversation_id, user_id, read_number, mailed_number)
      select md5('${name} conversation ' || n)::uuid, p.id, case when n % 5 = 0 then 8 else 10 end, 10
      from ${rows}, lateral (values ('${name}-tenant-' || n), ('${name}-owner')) p (id)`,
    `insert into messages (conversation_id, number, sender_id, body, sent_at)
      select md5('${name} conversation ' || n)::uuid, m, case when m % 2 = 0 then '${name}-tenant-' || n else '${name}-owner' end,
        'Is the home still free from next month, and may we see it?', now() - n * interval '1 hour' - (10 - m) * interval '1 minute'
      from ${rows}, generate_series(1, 10) m`,
  ];
};

/** Rent plans with a year of paid bills, one to come, and of every tenth one that is overdue; `kind` tells those of two people apart. */
const addPlans = (name, times, { kind, payer, payee }) => {
  const plans = `generate_series(1, ${once.services * times}) n`;
  const service = id(`'${name} ${kind} service ' || n`);
  const bill = id(`'${name} ${kind} bill ' || n || ' ' || m`);
  const payment = id(`'${name} ${kind} payment ' || n || ' ' || m`);
  const day = `(date_trunc('year', current_date) + m * interval '1 month')::date`;
  const months = `generate_series(0, 11) m`;
  return [
    `insert into payees (id, user_id, name, bank, account_sealed, masked, email, provider, provider_ref, state, usable_from, created_at)
      select md5('${name} ${kind} payee ' || n)::uuid, ${payer}, 'Bench ${name}', 'DBS', '', 'ending 1234', '${payee}@bench.example',
        'sandbox', '${name}-${kind}-' || n, 'proven', now(), now() from ${plans}`,
    `insert into services (id, type, payer_user_id, payee_id, state, block, street, floor, unit, postal_code, monthly_rent, due_day, starts_on,
        months, created_at)
      select ${service}, 'pay', ${payer}, md5('${name} ${kind} payee ' || n)::uuid, 'active', n::text, ${address}, 250000, 1,
        date_trunc('year', current_date) - interval '1 month', 24, now() - n * interval '1 hour' from ${plans}`,
    `insert into bills (id, service_id, kind, period, due_on, cents, lines, state, paid_cents, created_at, reminded_at, overdue_told_at)
      select ${bill}, ${service}, 'rent', to_char(${day}, 'YYYY-MM'), ${day}, 250000,
        '[{"kind": "rent", "words": "Rent", "cents": 250000}]', case when m between 0 and 11 then 'paid' else 'open' end,
        case when m between 0 and 11 then 250000 else 0 end, now(), now(), now()
      from ${plans}, generate_series(-1, 12) m where m >= 0 or n % 10 = 0`,
    `insert into payments (id, bill_id, attempt, way, ref, provider, provider_ref, cents, received_cents, state, settled_at, created_at,
        payee_id, reconciled_at)
      select ${payment}, ${bill}, 1, 'egiro', '${name}-${kind}-' || n || '-' || m, 'sandbox', '${name}-${kind}-' || n || '-' || m, 250000,
        250000, 'succeeded', ${day} + interval '12 hours', ${day}, md5('${name} ${kind} payee ' || n)::uuid, now()
      from ${plans}, ${months}`,
    `insert into ledger_entries (transaction_id, kind, account, cents, bill_id, payment_id, at)
      select md5('${name} ${kind} entry ' || n || ' ' || m)::uuid, 'payment', account, cents, ${bill}, ${payment}, ${day} + interval '12 hours'
      from ${plans}, ${months}, (values ('received', 250000), ('receivable', -250000)) e (account, cents)`,
  ];
};

/** Notices of what is overdue, as the jobs of the product would leave them. */
const addNotices = (name, times) => [
  `insert into notices (user_id, kind, about, path, created_at)
    select '${name}-owner', 'bill-overdue', ${id(`'${name} let bill ' || n || ' -1'`)}, '/profile/my-services', now()
    from generate_series(10, ${once.services * times}, 10) n`,
];

/** Adds a landlord with so many times what one has, and somebody who pays for as many homes. */
export async function growLandlord(pool, name, times) {
  const statements = [
    ...addPeople(name, times),
    ...addHomes(name, times),
    ...addConversations(name, times),
    ...addPlans(name, times, { kind: 'let', payer: `'${name}-tenant-' || n`, payee: `${name}-owner` }),
    ...addPlans(name, times, { kind: 'rented', payer: `'${name}-payer'`, payee: `${name}-other` }),
    ...addNotices(name, times),
  ];
  for (const statement of statements) await pool.query(statement);
}

/** Logs somebody in: the secret of their session. */
export async function logIn(pool, userId) {
  const secret = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into sessions (id, user_id, created_at, last_used_at, expires_at) values ($1, $2, now(), now(), now() + interval '12 hours')`,
    [createHash('sha256').update(secret).digest('hex'), userId],
  );
  return secret;
}

/** Payments in a year's statement of somebody with so many times what one has. */
export const countLines = (times) => once.services * times * 12;
