-- That a group has answered after its visit, so that it is counted once; the moment goes with the booking.
alter table booking add column feedback_at timestamptz;
-- What all groups of a month have answered: sums only, which belong to nobody.
create table visit_feedback (
  month text not null,
  question text not null,
  answer text not null,
  groups integer not null check (groups > 0),
  primary key (month, question, answer)
);
