-- A message that no gateway takes is kept for the operator: nobody has sent it.
alter table outbox drop constraint outbox_state_check;
alter table outbox add constraint outbox_state_check
  check (state in ('waiting', 'sent', 'kept', 'failed', 'expired'));
