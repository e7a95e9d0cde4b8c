import { afterAll, beforeAll, expect, it } from 'vitest'
import { listRoutes } from '../../scripts/routes/list-routes.ts'
import { type AccountsApi, createAccountsApi } from '../support/accounts.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

it('a new database holds nobody, and nothing that could be signed in with', async () => {
  const { rows } = await world.store.pool.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { table_name: table } of rows) {
    const count = await world.store.pool.query(`select count(*)::int as rows from "${table}"`)
    expect([table, count.rows[0].rows]).toEqual([table, table === 'receipt_series' ? count.rows[0].rows : 0])
  }
})

it.each([
  ['admin@wijha.example', 'adminadmin'],
  ['admin@example.com', 'admin123'],
  ['root@localhost.example', 'password'],
  ['test@example.com', 'test1234'],
  ['demo@example.com', 'demo1234'],
])('%s with its usual password opens nothing', async (email, password) => {
  const { status } = await world.browser().call('POST', '/api/auth/login', { email, password })
  expect(status).toBe(401)
})

it('no route is there for tests, seeds or debugging', () => {
  const suspicious = /test|debug|seed|fixture|internal|admin|console|graphql|actuator|phpinfo/i
  expect(listRoutes().flatMap(({ path }) => (suspicious.test(path) ? path : []))).toEqual([])
})
