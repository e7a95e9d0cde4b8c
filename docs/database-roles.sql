-- Two roles for a PostgreSQL of one's own: MIGRATION_DATABASE_URL makes and changes tables, DATABASE_URL reads and writes rows.
-- Run once by an administrator, inside the empty database that Wijha gets; compose.yaml does so by itself. By hand:
--   DATABASE_MIGRATION_PASSWORD=... DATABASE_APP_PASSWORD=... psql -v ON_ERROR_STOP=1 -d wijha -f docs/database-roles.sql
-- A server that is broken into can then neither change the schema, nor make roles, nor read others' hashes, nor run programs.

\getenv migration_password DATABASE_MIGRATION_PASSWORD
\getenv app_password DATABASE_APP_PASSWORD

create role wijha_migration login noinherit nosuperuser nocreatedb nocreaterole password :'migration_password';
create role wijha_app login noinherit nosuperuser nocreatedb nocreaterole password :'app_password';

-- Whoever is not named has no business here.
select format('revoke all on database %I from public', current_database()) \gexec
select format('grant connect, create on database %I to wijha_migration', current_database()) \gexec
select format('grant connect on database %I to wijha_app', current_database()) \gexec
revoke create on schema public from public;
grant usage, create on schema public to wijha_migration;
grant usage on schema public to wijha_app;

-- What migrations will make, in this schema and those of their own (the queue's, the migrator's).
alter default privileges for role wijha_migration grant usage on schemas to wijha_app;
alter default privileges for role wijha_migration grant select, insert, update, delete on tables to wijha_app;
alter default privileges for role wijha_migration grant usage on sequences to wijha_app;

-- As the server sets them by itself (server/start.ts), for connections through a pooler, which does not pass settings on.
alter role wijha_app set statement_timeout = '15s';
alter role wijha_app set lock_timeout = '3s';
alter role wijha_app set idle_in_transaction_session_timeout = '15s';
