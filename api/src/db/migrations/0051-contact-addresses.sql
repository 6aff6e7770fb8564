-- Whoever waits may have left a mail address instead of a phone, as whoever books; sealed as all that names a person.
alter table waiting_entry add column sealed_email text;
-- What a group needs to take part, in its words; null where it said nothing.
alter table booking add column sealed_needs text;
alter table waiting_entry add column sealed_needs text;
-- Of the guide, where that is not the language of the booking.
alter table booking add column guide_language text check (guide_language in ('cn', 'en'));
alter table waiting_entry add column guide_language text check (guide_language in ('cn', 'en'));
