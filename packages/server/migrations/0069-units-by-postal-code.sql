-- The unit of a rent plan is looked for among those of its postal code: without this, each new plan read every unit.

create index units_by_postal_code on units (postal_code);
