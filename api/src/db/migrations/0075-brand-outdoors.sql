-- A vehicle of the brand out of doors, and the words below it: an import brings them.
alter table brand add column outdoors jsonb;
alter table brand add column outdoors_picture text references picture (name) deferrable initially deferred;
