import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerResult, assessment, catalog, results, sectionQuestions } from '#contract/assessment.ts'
import { itemsOf } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { SLOTS } from '#engine/forms/slots.ts'
import { attempts, consents, sessions } from '#server/db/schema.ts'
import {
  answerAt,
  answerThrough,
  createTestApi,
  type Person,
  PROFILE,
  readyPerson,
  type TestApi,
} from '../../../tests/support/api.ts'

let test: TestApi
beforeAll(async () => {
  test = await createTestApi()
})
afterAll(() => test.close())

const stored = async (id: string) => {
  const [row] = await test.store.database.select().from(attempts).where(eq(attempts.id, id))
  if (!row) throw new Error('no such attempt')
  return row
}

describe('starting', () => {
  it('is refused without a profile, and there is no assessment', async () => {
    const person = await test.person()
    const started = await person.call('POST', '/api/assessment/start')
    expect(started.status).toBe(409)
    expect(started.json.code).toBe('profile_required')
    expect((await person.call('GET', '/api/assessment')).json).toBeNull()
  })

  it('gives an attempt of 90 questions that waits for its field', async () => {
    const person = await test.person()
    await person.call('POST', '/api/profile', PROFILE)
    const started = await person.call('POST', '/api/assessment/start')
    expect(started.status).toBe(200)
    expect(assessment.parse(started.json)).toMatchObject({
      currentSection: 'fieldSelection',
      currentQuestion: 1,
      questions: 90,
      answered: 0,
      selectedField: null,
      fieldLocked: false,
      isCompleted: false,
      isPaid: false,
      totalScore: null,
    })
    expect((await person.call('GET', '/api/assessment')).json).toEqual(started.json)
  })

  it('from two tabs at once gives both the same attempt', async () => {
    const person = await test.person()
    await person.call('POST', '/api/profile', PROFILE)
    const all = await Promise.all(
      Array.from({ length: 10 }, () => person.call('POST', '/api/assessment/start')),
    )
    expect(new Set(all.map(answer => answer.json.id)).size).toBe(1)
  })

  it.each([
    ['ar', 'الاختيار خارج القائمة'],
    ['en', 'The choice is not in the list'],
  ])(
    'of a form that there is not is a bad request that names the field and says so in %s',
    async (language, message) => {
      const person = await test.person()
      await person.call('POST', '/api/profile', PROFILE)
      for (const path of ['/api/assessment/start', '/api/assessment/reset']) {
        const refused = await person.call(
          'POST',
          path,
          { templateId: 'enormous' },
          { cookie: `language=${language}` },
        )
        expect(refused.status).toBe(400)
        expect(refused.json.errors[0]).toMatchObject({ path: 'templateId', code: 'choice_unknown', message })
      }
    },
  )
})

describe('the catalog', () => {
  it('says which fields and forms can be chosen, and how long they take', async () => {
    const answer = await test.api.request('/api/catalog')
    const { templates, fields } = catalog.parse(await answer.json())
    expect(fields).toHaveLength(12)
    expect(fields.every(field => field.open)).toBe(true)
    expect(templates.every(template => template.open)).toBe(true)
    const basic = templates.find(template => template.id === 'basic')
    expect(basic).toMatchObject({ open: true, recommended: true, questionsCount: 30, total: 90 })
    expect(basic?.minutes.from).toBeGreaterThanOrEqual(40)
    expect(basic?.minutes.to).toBeLessThanOrEqual(70)
  })
})

describe('choosing a field', () => {
  it('pins 90 items, opens the first question and records the consent to automated scoring', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    expect(chosen).toMatchObject({
      selectedField: 'technology',
      currentSection: 'motivation',
      currentQuestion: 1,
    })
    expect((await stored(chosen.id)).itemVersions).toMatch(/^[1-9a-z]{90}$/)
    const given = await test.store.database.select().from(consents).where(eq(consents.userId, person.userId))
    expect(given).toMatchObject([{ purpose: 'automated_scoring', language: 'ar', withdrawnAt: null }])
  })

  it('that is not known is refused', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const path = `/api/assessment/${chosen.id}/field`
    const unknown = await person.call('POST', path, { selectedField: 'astrology' })
    expect([unknown.status, unknown.json.code]).toEqual([400, 'invalid_request'])
  })

  it('is possible again until the first answer, and refused with the state afterwards', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const path = `/api/assessment/${chosen.id}/field`
    expect((await person.call('POST', path, { selectedField: 'technology' })).status).toBe(200)
    await answerThrough(person, chosen.id, { to: 1 })
    const late = await person.call('POST', path, { selectedField: 'technology' })
    expect([late.status, late.json.code, late.json.assessment.answered]).toEqual([409, 'field_locked', 1])
  })
})

describe('the questions', () => {
  it('come with words in both languages and nothing from which a key could be told', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const answer = await person.call('GET', `/api/assessment/${chosen.id}/questions?section=motivation`)
    const { questions } = sectionQuestions.parse(answer.json)
    expect(questions).toHaveLength(30)
    expect(Object.keys(answer.json.questions[0]).sort()).toEqual([
      'number',
      'options',
      'question',
      'story',
      'type',
    ])
    expect(Object.keys(answer.json.questions[0].options[0]).sort()).toEqual(['answer', 'text'])
    expect(JSON.stringify(answer.json)).not.toMatch(
      /"(value|rationale|error|motive|motive_tag|facet|solution|key)"/,
    )
  })

  it('tell nothing of the facts that decide them, nor where those stand', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    await answerThrough(person, chosen.id, { to: 30 })
    const answer = await person.call('GET', `/api/assessment/${chosen.id}/questions?section=skills`)
    expect(answer.status).toBe(200)
    const sent = JSON.stringify(answer.json)
    const facts = itemsOf(BANK).flatMap(({ item: { knowledge } }) =>
      knowledge ? [knowledge.fact, knowledge.source.title] : [],
    )
    expect(facts.length).toBeGreaterThan(200)
    expect(facts.filter(fact => sent.includes(JSON.stringify(fact).slice(1, -1)))).toEqual([])
  })

  it('are those of the current and the next section, and no others', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const ask = (section: string) =>
      person.call('GET', `/api/assessment/${chosen.id}/questions?section=${section}`)
    expect((await ask('competency')).status).toBe(200)
    expect((await ask('skills')).status).toBe(404)
    expect((await ask('LDR')).status).toBe(404)
    await answerThrough(person, chosen.id, { to: 30 })
    expect((await ask('motivation')).status).toBe(404)
    expect((await ask('skills')).status).toBe(200)
  })

  it('are not sent again when the browser already has them', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const path = `/api/assessment/${chosen.id}/questions?section=motivation`
    const first = await person.call('GET', path)
    const tag = first.headers.get('etag') ?? ''
    const again = await person.call('GET', path, undefined, { 'if-none-match': tag })
    expect([again.status, again.json]).toEqual([304, undefined])
  })

  it('are refused before a field is chosen', async () => {
    const person = await test.person()
    await person.call('POST', '/api/profile', PROFILE)
    const { json } = await person.call('POST', '/api/assessment/start')
    const early = await person.call('GET', `/api/assessment/${json.id}/questions?section=motivation`)
    expect([early.status, early.json.code]).toEqual([409, 'field_required'])
  })
})

describe('an answer', () => {
  it('moves the attempt on by one question and is stored as it was shown', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const first = await person.call('POST', `/api/assessment/${chosen.id}/answer`, answerAt(0, 4), {
      cookie: 'language=en',
      'user-agent': 'Example Mobile/1.0 Mobi',
    })
    expect(answerResult.parse(first.json)).toMatchObject({
      completed: false,
      assessment: { currentSection: 'motivation', currentQuestion: 2, answered: 1, fieldLocked: true },
    })
    expect(await stored(chosen.id)).toMatchObject({
      answers: '4',
      languages: 'e',
      devices: 'p',
      changes: '0',
    })
  })

  it('that is repeated is acknowledged again, with the state as it is by then', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const path = `/api/assessment/${chosen.id}/answer`
    const first = await person.call('POST', path, answerAt(0, 2))
    const repeat = await person.call('POST', path, answerAt(0, 2))
    expect([repeat.status, repeat.json]).toEqual([first.status, first.json])
    await answerThrough(person, chosen.id, { from: 1, to: 5 })
    const late = await person.call('POST', path, answerAt(0, 2))
    expect([late.status, late.json.assessment.answered]).toEqual([200, 5])
    expect((await stored(chosen.id)).answers).toBe('23333')
  })

  it('other than the stored one is refused with the state, and changes nothing', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    await answerThrough(person, chosen.id, { to: 2 })
    const changed = await person.call('POST', `/api/assessment/${chosen.id}/answer`, answerAt(0, 5))
    expect([changed.status, changed.json.code, changed.json.assessment.answered]).toEqual([
      409,
      'answer_conflict',
      2,
    ])
    expect((await stored(chosen.id)).answers).toBe('33')
  })

  it('to a question ahead is refused with the state', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const ahead = await person.call('POST', `/api/assessment/${chosen.id}/answer`, answerAt(3, 5))
    expect([ahead.status, ahead.json.code]).toEqual([409, 'not_current_question'])
    expect(ahead.json.assessment).toMatchObject({ currentSection: 'motivation', currentQuestion: 1 })
  })

  it.each([
    ['an option outside the scale', { answer: 6 }],
    ['zero', { answer: 0 }],
    ['a half', { answer: 2.5 }],
    ['a numeral as text', { answer: '3' }],
    ['a list', { answer: [3] }],
    ['no time', { responseTime: undefined }],
    ['a negative time', { responseTime: -1 }],
    ['a section that the form does not have', { section: 'astrology' }],
    ['a section of another form', { section: 'LDR' }],
    ['question 31', { questionNumber: 31 }],
    ['question 0', { questionNumber: 0 }],
  ])('with %s is a bad request and stores nothing', async (_, change) => {
    const { person, assessment: chosen } = await readyPerson(test)
    const answer = await person.call('POST', `/api/assessment/${chosen.id}/answer`, {
      ...answerAt(0, 3),
      ...change,
    })
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid_request'])
    expect((await stored(chosen.id)).answers).toBe('')
  })

  it('before a field is chosen is refused', async () => {
    const person = await test.person()
    await person.call('POST', '/api/profile', PROFILE)
    const { json } = await person.call('POST', '/api/assessment/start')
    const early = await person.call('POST', `/api/assessment/${json.id}/answer`, answerAt(0, 3))
    expect([early.status, early.json.code]).toEqual([409, 'field_required'])
  })

  it('of fifty at once to one question is accepted exactly once', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        person.call('POST', `/api/assessment/${chosen.id}/answer`, answerAt(0, (index % 5) + 1)),
      ),
    )
    const { answers } = await stored(chosen.id)
    expect(answers).toMatch(/^[1-5]$/)
    all.forEach((answer, index) => {
      expect(answer.status, JSON.stringify(answer.json)).toBe(String((index % 5) + 1) === answers ? 200 : 409)
    })
  })

  it('when the time of the session is over stores nothing, though the session is still in the database', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const path = `/api/assessment/${chosen.id}/answer`
    const own = eq(sessions.userId, person.userId)
    await test.store.database.update(sessions).set({ expiresAt: test.clock.now }).where(own)
    const late = await person.call('POST', path, answerAt(0, 3))
    expect([late.status, late.json.code]).toEqual([401, 'unauthenticated'])
    expect((await stored(chosen.id)).answers).toBe('')
  })

  it('without the anti-forgery token, or after the session has ended, stores nothing', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const path = `/api/assessment/${chosen.id}/answer`
    const forged = await person.call('POST', path, answerAt(0, 3), { 'x-csrf-token': 'made-up' })
    expect([forged.status, forged.json.code]).toEqual([403, 'csrf'])
    await test.store.database.delete(sessions).where(eq(sessions.userId, person.userId))
    const ended = await person.call('POST', path, answerAt(0, 3))
    expect([ended.status, ended.json.code]).toEqual([401, 'unauthenticated'])
    expect((await stored(chosen.id)).answers).toBe('')
  })
})

describe('the time of an item', () => {
  const times = async (id: string) => (await stored(id)).itemMilliseconds
  const send = (person: Person, id: string, position: number, extra: object) =>
    person.call('POST', `/api/assessment/${id}/answer`, { ...answerAt(position, 3), ...extra })

  it('is the smaller of the time on the device and the time since the answer before', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    test.clock.advance(30_000)
    await send(person, chosen.id, 0, { responseTime: 12_000 })
    test.clock.advance(5_000)
    await send(person, chosen.id, 1, { responseTime: 60_000 })
    expect(await times(chosen.id)).toEqual([12_000, 5_000])
  })

  it('counts for answers that waited as long as their sum fits since the last that came alone', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    test.clock.advance(10_000)
    await send(person, chosen.id, 0, { responseTime: 8_000 })
    test.clock.advance(50_000)
    await send(person, chosen.id, 1, { responseTime: 20_000, queuedMs: 40_000 })
    await send(person, chosen.id, 2, { responseTime: 25_000, queuedMs: 15_000 })
    await send(person, chosen.id, 3, { responseTime: 9_000, queuedMs: 1_000 })
    test.clock.advance(30_000)
    await send(person, chosen.id, 4, { responseTime: 7_000 })
    expect(await times(chosen.id)).toEqual([8_000, 20_000, 25_000, null, 7_000])
  })

  it('is never more than the server can have seen, whatever the device says', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const sent = await send(person, chosen.id, 0, { responseTime: 2_147_483_647 })
    expect(sent.status).toBe(200)
    expect(await times(chosen.id)).toEqual([0])
  })
})

describe('the last answer', () => {
  it('completes the attempt once, however often it is sent', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    await answerThrough(person, chosen.id, { to: 89 })
    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        person.call('POST', `/api/assessment/${chosen.id}/answer`, answerAt(89, 3)),
      ),
    )
    expect(all.map(answer => [answer.status, answer.json.completed])).toEqual(Array(20).fill([200, true]))
    const row = await stored(chosen.id)
    expect(row.answers).toHaveLength(90)
    expect(row.completedAt).toEqual(test.clock.now)
  })

  it('freezes the attempt: later answers are refused and the result stays', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    await answerThrough(person, chosen.id)
    const before = await person.call('GET', `/api/assessment/${chosen.id}/results`)
    test.clock.advance(86_400_000)
    const late = await person.call('POST', `/api/assessment/${chosen.id}/answer`, answerAt(89, 5))
    expect([late.status, late.json.code]).toEqual([409, 'already_completed'])
    expect((await person.call('GET', `/api/assessment/${chosen.id}/results`)).json).toEqual(before.json)
  })
})

describe('the result', () => {
  it('is refused with the state while questions are open', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const early = await person.call('GET', `/api/assessment/${chosen.id}/results`)
    expect([early.status, early.json.code, early.json.assessment.id]).toEqual([409, 'incomplete', chosen.id])
  })

  it('of the fullest answer everywhere is 450, with every section a strength', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    const slots = SLOTS.filter(slot => slot.form === 'basic')
    await answerThrough(person, chosen.id, {
      choose: position => (slots[position]?.display.indexOf(5) ?? 0) + 1,
      // Read before answering: otherwise the response quality stands first in the narrative.
      pause: () => test.clock.advance(20_000),
    })
    const { json } = await person.call('GET', `/api/assessment/${chosen.id}/results`)
    expect(results.parse(json)).toMatchObject({
      unlocked: false,
      total: { score: 450, max: 450, band: 'excellent', bandCuts: [200, 350] },
      sections: [{ score: 150, rating: 'excellent' }, { score: 150 }, { score: 150 }],
      unlockPrice: 2900,
    })
    expect(json.narrative.map((line: { rule: string }) => line.rule)).toEqual([
      'R2',
      'R1',
      'R1',
      'R1',
      'R9',
      'R6',
      'R7',
    ])
    expect(json.assessment).toMatchObject({
      totalScore: 450,
      motivationScore: 150,
      competencyScore: 150,
      skillsScore: 150,
    })
  })

  it('always choosing the first option gives 270, because positions and values are independent', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    await answerThrough(person, chosen.id, { choose: () => 1 })
    const { json } = await person.call('GET', `/api/assessment/${chosen.id}/results`)
    expect(json.total.score).toBe(270)
    expect(json.quality).toBe('low')
    expect(json.narrative[0].rule).toBe('R8')
  })

  it('says nothing that names a facet while it is locked', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    await answerThrough(person, chosen.id, { choose: position => (position % 5) + 1 })
    const { json } = await person.call('GET', `/api/assessment/${chosen.id}/results`)
    expect(JSON.stringify(json)).not.toMatch(/facet|R3a|R3b|R3c|R1[0-3]|الاستقلالية|Autonomy/)
  })
})

describe('a form that asks no field', () => {
  it('starts at its first section, is answered there and reported whole, because it is free', async () => {
    const person = await test.person()
    await person.call('POST', '/api/profile', PROFILE)
    const started = await person.call('POST', '/api/assessment/start', { templateId: 'quick' })
    expect(started.json).toMatchObject({
      templateId: 'quick',
      currentSection: 'SKL',
      questions: 15,
      fieldLocked: true,
    })
    for (const section of ['SKL', 'WST', 'CAR']) {
      for (let questionNumber = 1; questionNumber <= 5; questionNumber++) {
        test.clock.advance(20_000)
        const sent = await person.call('POST', `/api/assessment/${started.json.id}/answer`, {
          ...{ section, questionNumber, answer: 3, responseTime: 15_000 },
        })
        expect(sent.status).toBe(200)
        const isLast = section === 'CAR' && questionNumber === 5
        expect(sent.json).toMatchObject({
          completed: isLast,
          // Free to its owner as soon as it is finished, and still nothing that goes to companies.
          assessment: { isPaid: isLast, mayBeSent: false },
        })
      }
    }
    const { json } = await person.call('GET', `/api/assessment/${started.json.id}/results`)
    expect(results.parse(json)).toMatchObject({
      unlocked: true,
      total: { max: 75, score: 45, band: 'good', bandCuts: [34, 59] },
      sections: [{ id: 'SKL', max: 25 }, { id: 'WST' }, { id: 'CAR' }],
    })
    expect(json.assessment).toMatchObject({
      motivationScore: null,
      competencyScore: null,
      skillsScore: null,
      totalScore: 45,
    })
  })

  it('records the consent to automated scoring with the call of its start button, once an attempt', async () => {
    const person = await test.person()
    await person.call('POST', '/api/profile', PROFILE)
    const english = { cookie: 'language=en' }
    const given = async () =>
      (await test.store.database.select().from(consents).where(eq(consents.userId, person.userId))).map(
        ({ purpose, language }) => [purpose, language],
      )
    await person.call('POST', '/api/assessment/start', { templateId: 'quick' }, english)
    await person.call('POST', '/api/assessment/start', { templateId: 'quick' }, english)
    expect(await given()).toEqual([['automated_scoring', 'en']])
    await person.call('POST', '/api/assessment/reset', { templateId: 'leadership' }, english)
    expect(await given()).toHaveLength(2)
  })

  it('is not mixed with an open attempt at another: the person decides', async () => {
    const { person, assessment: open } = await readyPerson(test)
    const other = await person.call('POST', '/api/assessment/start', { templateId: 'quick' })
    expect([other.status, other.json.code, other.json.assessment.id]).toEqual([409, 'attempt_open', open.id])
    const archived = await person.call('POST', '/api/assessment/reset', { templateId: 'quick' })
    expect(archived.json).toMatchObject({ templateId: 'quick', currentQuestion: 1, selectedField: null })
    const back = await person.call('POST', '/api/assessment/reset', { templateId: 'basic' })
    expect(back.json).toMatchObject({ templateId: 'basic', selectedField: 'technology' })
  })
})

describe('a new attempt', () => {
  it('after reset keeps the field, archives the open one and starts at question 1', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    await answerThrough(person, chosen.id, { to: 4 })
    const fresh = await person.call('POST', '/api/assessment/reset')
    expect(fresh.json).toMatchObject({
      selectedField: 'technology',
      currentSection: 'motivation',
      currentQuestion: 1,
    })
    expect(fresh.json.id).not.toBe(chosen.id)
    expect(fresh.json.applicationNumber).not.toBe(chosen.applicationNumber)
    expect((await stored(chosen.id)).archivedAt).toEqual(test.clock.now)
    const stale = await person.call('POST', `/api/assessment/${chosen.id}/answer`, answerAt(4, 1))
    expect([stale.status, stale.json.code, stale.json.assessment.id]).toEqual([
      409,
      'not_current_question',
      fresh.json.id,
    ])
  })

  it('after a completed one leaves that one and its result in place', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    await answerThrough(person, chosen.id)
    const before = await person.call('GET', `/api/assessment/${chosen.id}/results`)
    await person.call('POST', '/api/assessment/reset')
    expect((await person.call('GET', `/api/assessment/${chosen.id}/results`)).json).toEqual(before.json)
  })
})

describe("somebody else's assessment", () => {
  it('answers exactly as one that does not exist', async () => {
    const { assessment: theirs } = await readyPerson(test)
    const { person: other } = await readyPerson(test)
    const nobodys = '00000000-0000-4000-8000-000000000000'
    for (const [method, suffix, body] of [
      ['GET', '/results', undefined],
      ['GET', '/questions?section=motivation', undefined],
      ['POST', '/field', { selectedField: 'technology' }],
      ['POST', '/answer', answerAt(0, 3)],
    ] as const) {
      const foreign = await other.call(method, `/api/assessment/${theirs.id}${suffix}`, body)
      const absent = await other.call(method, `/api/assessment/${nobodys}${suffix}`, body)
      const odd = await other.call(method, `/api/assessment/..%2f1${suffix}`, body)
      expect([foreign.status, foreign.json]).toEqual([absent.status, absent.json])
      expect([odd.status, odd.json]).toEqual([absent.status, absent.json])
      expect(foreign.status).toBe(404)
    }
    expect((await stored(theirs.id)).answers).toBe('')
  })
})

describe('scores', () => {
  it('are recomputed from the stored answers and do not depend on when or where', async () => {
    const { person, assessment: chosen } = await readyPerson(test)
    await answerThrough(person, chosen.id, { choose: position => ((position * 7) % 5) + 1 })
    const before = (await person.call('GET', `/api/assessment/${chosen.id}/results`)).json
    const zone = process.env.TZ
    process.env.TZ = 'Pacific/Kiritimati'
    const after = (
      await person.call('GET', `/api/assessment/${chosen.id}/results`, undefined, { cookie: 'language=en' })
    ).json
    process.env.TZ = zone
    expect(after).toEqual(before)
    expect(FORMS.basic.count).toBe(90)
  })
})
