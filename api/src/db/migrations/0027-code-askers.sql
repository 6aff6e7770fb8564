-- Who asked for a code (hashed; null for our own programs): guesses of others are counted apart, and use up none of theirs.
alter table verification_code add column asker_hash text;
alter table verification_code add column other_attempts integer not null default 0
  check (other_attempts between 0 and 5);
