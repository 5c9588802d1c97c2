-- What the lister of an imported listing said of it; later imports keep it until the lister lists it again

alter table listings add column lister_state text check (lister_state in ('paused', 'let', 'closed'));
alter table listings add constraint listings_lister_state check (lister_state is null or unit_id is null);
