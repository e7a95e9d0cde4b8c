import { expect, test } from '@playwright/test'

const count = (name: string) => Number(process.env[name] ?? 0)

for (let n = 0; n < 3; n++) test(`passes at once ${n}`, () => {})
for (let n = 0; n < count('RETRIED'); n++) {
  test(`passes at the second try ${n}`, () => expect(test.info().retry).toBe(1))
}
for (let n = 0; n < count('FAILING'); n++) test(`fails at every try ${n}`, () => expect(true).toBe(false))
