-- Whether people at the table may ask for hints, and how many were given to each.
alter table game_table add column hints boolean not null default false;
alter table seat add column hints integer not null default 0;
