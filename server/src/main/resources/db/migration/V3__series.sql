-- The games of a table's series that are over, its own included once it is. JSON; null: no series.
alter table game_table add column series text;
