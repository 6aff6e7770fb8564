-- How many text messages were written today, for their budget.
create index outbox_texts on outbox (created_at) where channel = 'sms';
