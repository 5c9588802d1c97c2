-- The partners of payments are those of frames

-- Rows of partners that settings named before are not checked: their names are no keys.
alter table payment_methods add foreign key (partner) references partners (key) not valid;
alter table payment_setups add foreign key (partner) references partners (key) not valid;
