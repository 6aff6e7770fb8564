-- Nonces of encrypted bodies that may not come again before they expire.
create table sealed_nonce (
  nonce text primary key,
  expires timestamptz not null
);

create index sealed_nonce_expires on sealed_nonce (expires);
