-- Applications for vacancies, and the CVs that they name. A file lies in the storage, sealed with a key of its own, and that
-- key stands here, sealed as all personal data: without its row a file is noise.
create table application (
  id text primary key,
  reference text not null unique,
  job_id text not null,
  token_index text not null unique,
  state text not null
    check (state in ('received', 'reviewing', 'interview', 'offered', 'declined', 'hired')),
  language text not null,
  start text not null check (start in ('now', 'month', 'quarter', 'later')),
  consent_version text not null,
  person_index text not null,
  sealed_contact text not null,
  sealed_mobile text not null,
  sealed_email text not null,
  sealed_country text not null,
  sealed_motivation text not null,
  sealed_token text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index application_once on application (job_id, person_index)
  where state not in ('declined', 'hired');
create index application_person on application (person_index);
create index application_age on application (changed_at);

create table application_file (
  id text primary key,
  token_index text not null unique,
  -- Null until an application names it.
  application_id text unique references application (id) on delete cascade,
  kind text not null check (kind in ('pdf', 'docx')),
  bytes integer not null check (bytes > 0),
  sealed_name text not null,
  sealed_key text not null,
  created_at timestamptz not null
);
create index application_file_loose on application_file (created_at) where application_id is null;
