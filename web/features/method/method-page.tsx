import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readingPath } from '#contract/reading-pages.ts'
import { CORE_SECTIONS, SECTION_NAMES } from '#engine/vocabulary.ts'
import { queries } from '#web/api/queries.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { METHOD } from '#web/text/method.ts'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CutTables, TierTable } from './cut-tables.tsx'
import { FacetLists } from './facet-lists.tsx'
import { Formula } from './formula.tsx'
import { formulasOf } from './formulas.ts'
import { ReadingsTable } from './readings-table.tsx'

const PARTS = ['measured', 'made', 'score', 'range', 'quality', 'careers', 'limits', 'versions'] as const

/** Explains in short, to readers who want to know what a result rests on, what the technical manual says (docs/method). */
export function MethodPage() {
  const text = useWords(METHOD)
  const { locale } = useLocale()
  const { data: method } = useQuery(queries.method)
  if (!method) return <Failed />
  const { questions, bank, points, quality, careers, versions } = method
  const formulas = formulasOf(method)
  const drawn = { letters: text.letters, name: text.symbols }
  return (
    <article className='column column-read pt-6 pb-16 md:pt-12'>
      <h1 className='type-h1'>{text.title}</h1>
      <p className='type-lead text-soft mt-2'>{text.lead}</p>
      <Note title={text.statusTitle} className='mt-8'>
        {text.status(bank).map(paragraph => (
          <p key={paragraph} className='mt-1'>
            {paragraph}
          </p>
        ))}
      </Note>
      <Contents />

      <Part id='measured'>
        <p className='type-body mt-1'>{text.measuredLead(method.facets)}</p>
        <FacetLists />
        <p className='type-body mt-5'>
          {text.fieldQuestions(questions.all, questions.common, questions.ofField)}
        </p>
        <p className='type-body mt-3'>{text.otherForms}</p>
      </Part>

      <Part id='made'>
        <p className='type-body mt-1'>{text.madeLead}</p>
        <dl className='mt-4'>
          {CORE_SECTIONS.map(section => (
            <div key={section} className='border-line border-t py-3'>
              <dt className='type-label'>{SECTION_NAMES[section][locale]}</dt>
              <dd className='type-small text-16'>
                <span className='text-soft'>{text.columns.asks}:</span> {text.kinds[section].asks}
              </dd>
              <dd className='type-small text-16'>
                <span className='text-soft'>{text.columns.top}:</span> {text.kinds[section].top}
              </dd>
            </div>
          ))}
        </dl>
        <Points points={text.madePoints} />
        <ReadingsTable readings={method.readings} />
      </Part>

      <Part id='score'>
        <p className='type-body mt-1'>{text.scoreLead(points.least, points.most)}</p>
        <p className='type-body mt-3'>{text.indexLead}</p>
        <Formula {...formulas.index} {...drawn} />
        <CutTables method={method} />
        <p className='type-body mt-5'>{text.chance}</p>
      </Part>

      <Part id='range'>
        <p className='type-body mt-1'>{text.rangeLead}</p>
        <Formula {...formulas.range} {...drawn} />
        <p className='type-body mt-4'>{text.rangeEnd}</p>
        <p className='type-body mt-3'>{text.change(method.change.days)}</p>
        <Formula {...formulas.change} {...drawn} />
      </Part>

      <Part id='quality'>
        <p className='type-body mt-1'>{text.qualityLead}</p>
        <Points
          points={[
            text.rapid(quality.seconds, quality.wordsAMinute, quality.rapid),
            text.run(quality.run),
            text.place(quality.place, questions.all),
            text.chanceLike,
          ]}
        />
        <p className='type-body mt-4'>{text.qualityEnd}</p>
      </Part>

      <Part id='careers'>
        <p className='type-body mt-1'>{text.careersLead(careers.occupations, careers.families)}</p>
        <Formula {...formulas.fit} {...drawn} />
        <TierTable tiers={careers.tiers} />
        <p className='type-body mt-5'>{text.gate}</p>
        <Points points={text.careersPoints(careers.close)} />
      </Part>

      <Part id='limits'>
        <Points points={text.limitsPoints} />
      </Part>

      <Part id='versions'>
        <p className='type-body mt-1'>{text.versionsBody(versions.form, versions.scoring)}</p>
        <p className='mt-2 flex flex-wrap gap-x-7'>
          <TextLink
            to={readingPath('/scientific-references', locale)}
            className='inline-flex min-h-12 items-center'
          >
            {text.references}
          </TextLink>
          <TextLink to={readingPath('/sample-report', locale)} className='inline-flex min-h-12 items-center'>
            {text.sample}
          </TextLink>
        </p>
      </Part>
    </article>
  )
}

function Failed() {
  const text = useWords(METHOD)
  return (
    <article className='column column-read pt-6 pb-16 md:pt-12'>
      <h1 className='type-h1'>{text.title}</h1>
      <Note tone='danger' role='alert' className='mt-8'>
        {text.failed}
      </Note>
    </article>
  )
}

function Contents() {
  const text = useWords(METHOD)
  return (
    <nav aria-label={text.contents} className='screen-only mt-4'>
      <ul className='grid gap-x-8 md:grid-cols-2'>
        {PARTS.map(id => (
          <li key={id}>
            <a href={`#${id}`} className='text-link inline-flex min-h-11 items-center text-16'>
              {text[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Part({ id, children }: { id: (typeof PARTS)[number]; children: ReactNode }) {
  const text = useWords(METHOD)
  return (
    <section id={id} className='border-ink mt-12 scroll-mt-6 border-t-2 pt-5 md:mt-16'>
      <h2 className='type-h2'>{text[id]}</h2>
      {children}
    </section>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className='type-body mt-3 grid gap-2.5'>
      {points.map(point => (
        <li key={point} className='nuqta-point'>
          {point}
        </li>
      ))}
    </ul>
  )
}
