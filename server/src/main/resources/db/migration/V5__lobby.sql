-- Until when somebody is taken to be at the table; 0: nobody has ever come. Renewed while people are
-- there, so that neither a crash nor another server leaves a table inhabited for ever.
alter table game_table add column inhabited bigint not null default 0;

-- The lobby asks only for tables where somebody is; all others are not even looked at.
create index game_table_lobby on game_table (inhabited, created, id)
  where open and status in ('waiting', 'playing');
