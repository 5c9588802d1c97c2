-- What is to be paid, of a rent plan: a plan that runs for years has few such bills among many that are paid.

create index bills_to_pay on bills (service_id, due_on) where state in ('open', 'processing', 'said-paid', 'part-paid');
