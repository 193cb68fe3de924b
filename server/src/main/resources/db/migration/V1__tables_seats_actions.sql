-- The same on SQLite and PostgreSQL: plain types only. Times are milliseconds since 1970.

create table game_table (
  id            varchar(16) not null primary key,
  game          varchar(40) not null,
  rules_version integer     not null,
  options       text        not null, -- JSON
  pace          text        not null, -- JSON
  ties          varchar(8)  not null,
  open          boolean     not null, -- listed for everybody
  status        varchar(8)  not null,
  first_seat    integer,              -- drawn from the seed if null
  commitment    varchar(64) not null, -- the hash of the seed
  next_table    varchar(16),          -- the rematch
  gathering     boolean     not null, -- begins by itself when everybody is there
  created       bigint      not null,
  touched       bigint      not null, -- somebody sat down, left, started …
  version       integer     not null  -- the optimistic lock of the table and its seats
);

create index game_table_by_status on game_table (status, touched);

-- Apart from the rest, so that no query for a table's face brings the seed along.
create table seed (
  table_id varchar(16) not null primary key references game_table (id),
  seed     varchar(64) not null
);

create table seat (
  table_id    varchar(16) not null references game_table (id),
  seat        integer     not null,
  secret_hash varchar(64),            -- SHA-256 of the secret, which is nowhere
  name        text,
  color       varchar(7),
  avatar      varchar(20),
  bot_level   varchar(8),
  primary key (table_id, seat)
);

-- A match's log. Its key is the lock: of two writers with the same number, one is refused.
create table match_action (
  table_id   varchar(16) not null references game_table (id),
  seq        integer     not null,
  seat       integer     not null,
  action     text        not null,
  command_id text,
  at         bigint      not null,
  race       text,                    -- JSON
  primary key (table_id, seq)
);
