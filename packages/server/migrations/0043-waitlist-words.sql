-- Rent payment is there: in Singapore its waitlist is for the rest, unless someone has changed the words

update waitlists
  set title = 'Deposit-free move-in',
    summary = 'We''re working on moving in without paying a deposit up front. It isn''t available yet. Join the list, and we''ll email you when it opens.'
  where name = 'waitlist' and title = 'Deposit-free move-in and rent payment';
