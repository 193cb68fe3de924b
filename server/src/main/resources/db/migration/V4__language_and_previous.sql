-- In whose language a link to the table shows itself; null: nobody said.
alter table game_table add column language varchar(8);

-- The table whose rematch this is.
alter table game_table add column previous varchar(16);
