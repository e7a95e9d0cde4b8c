import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, PROFILE, type TestApi } from '../../../tests/support/api.ts'

let test: TestApi
beforeAll(async () => {
  test = await createTestApi()
})
afterAll(() => test.close())

const save = async (body: unknown, language = 'ar') => {
  const person = await test.person()
  const response = await person.call('POST', '/api/profile', body, { cookie: `language=${language}` })
  return { response, kept: (await person.call('GET', '/api/profile')).json }
}

describe('the profile', () => {
  it('is null until it is saved, then what was saved', async () => {
    const person = await test.person()
    expect((await person.call('GET', '/api/profile')).json).toBeNull()
    const saved = await person.call('POST', '/api/profile', PROFILE)
    expect(saved.status).toBe(200)
    expect((await person.call('GET', '/api/profile')).json).toEqual({
      ...PROFILE,
      major: null,
      maritalStatus: null,
      currentJob: null,
      expectedSalary: null,
    })
  })

  it('is replaced whole: what is left out the second time is empty', async () => {
    const person = await test.person()
    await person.call('POST', '/api/profile', {
      ...PROFILE,
      currentJob: 'أمينة مخزن',
      maritalStatus: 'متزوج/ة',
    })
    await person.call('POST', '/api/profile', PROFILE)
    expect((await person.call('GET', '/api/profile')).json).toMatchObject({
      currentJob: null,
      maritalStatus: null,
    })
  })

  it('keeps the major, and refuses one that is not on the list', async () => {
    const { kept } = await save({ ...PROFILE, major: 'nursing' })
    expect(kept.major).toBe('nursing')
    const { response, kept: nothing } = await save({ ...PROFILE, major: 'alchemy' })
    expect(response.status).toBe(400)
    expect(response.json.errors[0]).toMatchObject({ path: 'major', message: expect.any(String) })
    expect(nothing).toBeNull()
  })

  it.each([
    ['Arabic-Indic digits', '٨٥٠٠', 8500],
    ['Persian digits', '۸۵۰۰', 8500],
    ['Western digits with a separator', '8,500', 8500],
    ['a number', 8500, 8500],
    ['nothing', '', null],
  ])('accepts a salary given as %s', async (_, expectedSalary, kept) => {
    const saved = await save({ ...PROFILE, expectedSalary })
    expect(saved.response.status).toBe(200)
    expect(saved.kept.expectedSalary).toBe(kept)
  })

  it.each([
    ['fullName', '', 'الاسم الكامل مطلوب', 'Full name is required'],
    ['fullName', '   ', 'الاسم الكامل مطلوب', 'Full name is required'],
    ['education', undefined, 'المؤهل العلمي مطلوب', 'Education is required'],
    ['education', 'دكتورة فخرية', 'المؤهل العلمي مطلوب', 'Education is required'],
    ['city', '', 'المدينة مطلوبة', 'City is required'],
    ['experienceYears', '', 'سنوات الخبرة مطلوبة', 'Years of experience are required'],
    ['preferredFields', [], 'يجب اختيار مجال واحد على الأقل', 'At least one field must be chosen'],
    ['preferredFields', undefined, 'يجب اختيار مجال واحد على الأقل', 'At least one field must be chosen'],
  ])(
    'without a good %s (%j) is refused by the message, in both languages, and nothing is kept',
    async (field, value, ar, en) => {
      for (const [language, message] of [
        ['ar', ar],
        ['en', en],
      ] as const) {
        const { response, kept } = await save({ ...PROFILE, [field]: value }, language)
        expect(response.status).toBe(400)
        expect(response.json.errors[0]).toMatchObject({ path: field, message })
        expect(kept).toBeNull()
      }
    },
  )

  it.each([
    ['a right-to-left override', 'نورة \u202Eسالم'],
    ['an isolate', '\u2066Noura\u2069'],
    ['a tag character', `Noura${String.fromCodePoint(0xe0041)}`],
    ['a line separator', 'Noura\u2028Salem'],
    ['a NUL', 'Noura\u0000'],
    ['a newline', 'Noura\nSalem'],
    ['half a surrogate pair', 'Noura \uD83D'],
    ['a byte order mark', '\uFEFFNoura'],
  ])('refuses a name with %s, and says why', async (_, fullName) => {
    const { response, kept } = await save({ ...PROFILE, fullName }, 'en')
    expect(response.status).toBe(400)
    expect(response.json.errors[0]).toMatchObject({ path: 'fullName', code: 'text_control_characters' })
    expect(kept).toBeNull()
  })

  it('keeps a joiner that belongs to spelling and drops direction marks', async () => {
    const { kept } = await save({ ...PROFILE, fullName: '\u200Fمی\u200Cنا  سالم\u200F' })
    expect(kept.fullName).toBe('می\u200Cنا سالم')
  })

  it('ignores what is not part of it: ids, roles, prototypes', async () => {
    const person = await test.person()
    const body = JSON.parse(
      `{"userId":"x","id":"x","role":"admin","isPaid":true,"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}`,
    )
    const saved = await person.call('POST', '/api/profile', { ...PROFILE, ...body })
    expect(Object.keys(saved.json).sort()).toEqual(
      [...Object.keys(PROFILE), 'major', 'maritalStatus', 'currentJob', 'expectedSalary'].sort(),
    )
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })
})
