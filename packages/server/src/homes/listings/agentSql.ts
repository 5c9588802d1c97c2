/** Whether listing `o` is one of lister `a`: their own, or another agent's that they joined. */
export const ofAgentSql = `o.id in (select id from listings where lister_id = a.id
  union all select g.listing_id from listing_agents g where g.lister_id = a.id)`;

/**
 * The id of lister `a` when they have a public card, else null: an agent who states how to reach them and has a home here
 * that is on offer or was let. Owners have none, nor has an agent who left.
 */
export const publicAgentIdSql = `case when a.kind = 'agent' and a.phone_number is not null
  and exists (select from listings o where ${ofAgentSql} and o.status in ('live', 'let')) then a.id end`;
