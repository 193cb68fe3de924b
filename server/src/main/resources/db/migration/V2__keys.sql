-- What the servers on this store share, such as what signs cookies. Nobody's business.
create table server_key (
  name  varchar(40) not null primary key,
  value varchar(64) not null
);
