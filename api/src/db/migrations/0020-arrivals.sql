-- When a group was let in at the gate; null until then.
alter table booking add column arrived_at timestamptz;
