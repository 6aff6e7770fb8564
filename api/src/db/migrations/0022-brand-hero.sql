-- The wide picture that opens the page of a brand; lists show its vehicles without it.
alter table brand add column hero text references picture (name) deferrable initially deferred;
