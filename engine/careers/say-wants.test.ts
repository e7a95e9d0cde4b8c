import { expect, test } from 'vitest'
import type { ConditionId } from '../wants/areas.ts'
import { sayFindings } from './say-wants.ts'
import type { Finding, Meeting } from './weigh-wants.ts'

const said = (...met: readonly (readonly [Meeting, ConditionId])[]) =>
  sayFindings(met.map(([kind, condition]) => ({ kind, condition })))

test('several refused conditions that happen sometimes are one caution, in the place of the first', () => {
  const sentences = said(['refusedSometimes', 'travel'], ['must', 'outdoors'], ['refusedSometimes', 'crowds'])
  expect(sentences).toHaveLength(2)
  expect(sentences[0]?.en).toBe(
    'Sometimes part of this work: travel for work and work among crowds; your answers refuse them, so they are worth asking about before applying.',
  )
  expect(sentences[0]?.ar).toMatch(/^قد يتطلب هذا العمل ما لا تقبله شروطك: .+، و.+؛/)
})

test('one alone, and a large city, keep sentences of their own', () => {
  const [travel, city, ...others] = said(['refusedSometimes', 'travel'], ['refusedSometimes', 'city'])
  expect(travel?.en).toContain('travel for work; your answers refuse it')
  expect(city?.en).toContain('found more often in large cities')
  expect(others).toEqual([])
})

test('what an earlier place has said is named in one sentence for each place, and what is new is said in full', () => {
  const places = { travel: { ar: 'التمريض', en: 'Nursing' }, crowds: { ar: 'التدريس', en: 'Teaching' } }
  const earlier = ({ en }: { readonly en: string }) => {
    if (/travel|draws|Security/.test(en)) return places.travel
    return en.includes('crowds') || en.includes('follows results') ? places.crowds : undefined
  }
  const findings: readonly Finding[] = [
    { kind: 'refusedSometimes', condition: 'travel' },
    { kind: 'refusedSometimes', condition: 'crowds' },
    { kind: 'refusedSometimes', condition: 'night' },
    { kind: 'wished', condition: 'uncertainIncome' },
    { kind: 'interests', drawn: ['S'], less: [] },
    { kind: 'value', value: 'security', fits: false, because: 'uncertainIncome' },
  ]
  expect(sayFindings(findings, earlier)).toEqual([
    {
      ar: 'كما في «التمريض»، السفر من أجل العمل أمر يحدث هنا أحياناً على خلاف شرطك، وقد يعارض هذا العمل قيمة «الأمان»، وفي المقابل يلتقي هذا العمل مع أكثر ما يجذبك.',
      en: 'As in “Nursing”, travel for work comes up at times, against your condition, and this work may go against “Security”; on the other hand, this work meets what draws you most.',
    },
    {
      ar: 'كما في «التدريس»، العمل وسط جموع الناس أمر يحدث هنا أحياناً على خلاف شرطك، وفي المقابل ارتباط الدخل بالنتائج أمر معتاد هنا وهو مما تفضّله إجاباتك.',
      en: 'As in “Teaching”, work among crowds comes up at times, against your condition; on the other hand, income that follows results is usual, as you prefer.',
    },
    {
      ar: 'العمل ليلاً أمر يحدث هنا أحياناً، ومن شروطك ألّا يكون، فيحسن السؤال عنه قبل التقديم.',
      en: 'Sometimes part of this work: night work; your answers refuse it, so it is worth asking about before applying.',
    },
  ])
})
