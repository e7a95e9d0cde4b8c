import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const compose = readFileSync(new URL('compose.yaml', root), 'utf8')
const roles = readFileSync(new URL('docs/database-roles.sql', root), 'utf8')

/** The lines of one service, of those that the file lists two spaces in. */
function service(name: string): string {
  const [, lines = ''] = new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n|  #.*\\n)*)`, 'm').exec(compose) ?? []
  expect(lines, name).not.toBe('')
  return lines
}
const databaseUser = (lines: string) => /DATABASE_URL: postgres:\/\/(\w+):/.exec(lines)?.[1]

describe('compose', () => {
  it('makes both roles when the database is new, with the passwords that their services use', () => {
    const database = service('database')
    expect(database).toContain('./docs/database-roles.sql:/docker-entrypoint-initdb.d/')
    for (const [name, role] of [
      ['migrate', 'wijha_migration'],
      ['app', 'wijha_app'],
    ] as const) {
      expect(databaseUser(service(name))).toBe(role)
      const variable = /DATABASE_URL: postgres:\/\/\w+:\$\{(\w+):\?\}/.exec(service(name))?.[1]
      expect(database).toContain(`${variable}: \${${variable}:?}`)
      const set = new RegExp(`^\\\\getenv (\\w+) ${variable}$`, 'm').exec(roles)?.[1]
      expect(roles).toMatch(
        new RegExp(`^create role ${role} login noinherit nosuperuser .*password :'${set}';$`, 'm'),
      )
    }
  })

  it('gives the server no password but that of its own role, and starts it on a migrated database', () => {
    const app = service('app')
    expect(app).not.toMatch(/DATABASE_PASSWORD|DATABASE_MIGRATION_PASSWORD|MIGRATION_DATABASE_URL/)
    expect(app).toMatch(/migrate:\n\s+condition: service_completed_successfully/)
    expect(service('migrate')).toContain('scripts/migrate.ts')
    expect(compose.match(/\$\{DATABASE_PASSWORD/g)).toHaveLength(1)
  })
})
