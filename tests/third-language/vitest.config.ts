import { defineConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

/** Lists, beside those of the language alone, tests that go through all languages. */
const INCLUDED = [
  'tests/third-language/*.spec.ts',
  'server/features/letters/compose-mail.test.ts',
  'server/features/money/receipt-paper.test.ts',
  'server/features/report/paper-text.test.ts',
]

export default defineConfig({ test: { ...base.test, include: INCLUDED } })
