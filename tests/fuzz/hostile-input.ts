import fc from 'fast-check'
import { Entries, Raw } from './json-text.ts'

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\ufffe\uffff',
  '\u202eevil',
  '\u2028',
  '\ufeff',
  'x'.repeat(5000),
  'ع'.repeat(3000),
  `a${'\u0301'.repeat(4000)}`,
  "'; drop table attempt; --",
  "' or '1'='1",
  "x' union select password from account--",
  '1; select pg_sleep(9)--',
  "\\'; copy attempt to program 'id'; --",
  '$1) or true or ($1',
  '" or ""="',
  '%27%20or%201=1',
  'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=alert(1) )//</script><svg/onload=alert(1)>',
  '{"event":"forged"}\n{"event":"again"}\u001b[2J',
  '#{7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '٣',
  '１',
  '0x1',
  '1e3',
  ' 3 ',
  'NaN',
  'true',
  '__proto__',
  'constructor',
]

const NUMBERS = [
  '-0',
  '0',
  '-1',
  '0.5',
  '1e400',
  '-1e400',
  '1e308',
  '9007199254740993',
  '2147483648',
  '1e-400',
]
const numbers = fc.constantFrom(...NUMBERS).map(text => new Raw(text))

const deep = new Raw(`${'['.repeat(500)}${']'.repeat(500)}`)

/** What a field is not expected to hold. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...TEXTS),
  numbers,
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], deep),
  fc.constant(new Entries([['__proto__', { admin: true }]])),
  fc.constant(new Entries([['toString', null]])),
  fc.array(fc.constantFrom('technology', 'x'), { maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Keys that nobody asked for. */
const EXTRA = [
  'userId',
  'id',
  'role',
  'emailVerified',
  'isPaid',
  'totalScore',
  '__proto__',
  'constructor',
  'prototype',
  '',
]

/** An object that is nearly right: one to three of its fields are missing, wrong, added or given twice. */
export function nearlyValid(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({
    kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'twice', 'wrap', 'whole'),
    at: fc.nat(),
    key: fc.constantFrom(...EXTRA),
    value: hostileValue,
  })
  return fc.tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 })).map(([given, changes]) => {
    let pairs: (readonly [string, unknown])[] = Object.entries(given ?? {})
    for (const { kind, at, key, value } of changes) {
      if (kind === 'whole') return value
      if (kind === 'add' || pairs.length === 0) {
        pairs = [...pairs, [key, value]]
        continue
      }
      const index = at % pairs.length
      const [name, old] = pairs[index] as readonly [string, unknown]
      if (kind === 'remove') pairs = pairs.toSpliced(index, 1)
      else if (kind === 'twice') pairs = [...pairs, [name, value]]
      else pairs = pairs.with(index, [name, kind === 'wrap' ? [old] : value])
    }
    return new Entries(pairs)
  })
}

/** A piece of an address, as it stands in it. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      'x',
      '%00',
      '%ff',
      '%ed%a0%80',
      '%',
      '%zz',
      '%2e%2e',
      '..%2f..%2fetc',
      '__proto__',
      'null',
      '-1',
      '٣',
      '%20',
    ],
    ...[
      "'%20or%201=1",
      'constructor',
      'x'.repeat(65),
      'x'.repeat(6000),
      '00000000-0000-0000-0000-000000000000',
    ],
    ...[
      '{id}',
      ':id',
      '*',
      '00000000-0000-0000-0000-00000000000g',
      '00000000-0000-0000-0000-000000000000%00',
    ],
  ),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 20 })
    .map(text => encodeURIComponent(text.toWellFormed())),
)
