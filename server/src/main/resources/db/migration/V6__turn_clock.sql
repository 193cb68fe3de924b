-- How long everybody has for a decision, and which bot makes it afterwards; null: as long as they like.
alter table game_table add column turn_millis integer;
alter table game_table add column turn_bot varchar(8);

-- A hash of who took the seat, so that nobody takes all seats of a public table; null: nobody knows.
alter table seat add column holder varchar(64);
