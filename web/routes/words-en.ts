// Never matched (see web/routes.ts): it makes the hashed name of this language's chunk known to entry.server.tsx.
export { en as handle } from '#web/text/en.ts'
