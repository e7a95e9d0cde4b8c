import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { occupationPath } from '#contract/occupation-path.ts'
import type { OccupationDetail } from '#contract/occupations.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { CAREERS } from '#web/text/careers.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { OccupationFacts } from './occupation-facts.tsx'

/** Tells what an occupation is like, how one comes into it and on, and where to look for it. */
export function OccupationPage({ occupation }: { occupation: OccupationDetail }) {
  const text = useWords(CAREERS)
  const { locale } = useLocale()
  const { title, field, family, day, wayIn, firstCourse, wayOn, facets, interests, near } = occupation
  const list = readingPath('/careers', locale)
  return (
    <article className='column column-read pt-6 pb-16 md:pt-12'>
      <p className='type-caption text-soft'>
        <a href={`${list}#${field.id}`} className='text-link inline-flex min-h-12 items-center'>
          {field.name[locale]}
        </a>
      </p>
      <h1 className='type-h1'>{title[locale]}</h1>
      <p className='type-lead text-soft mt-2'>{family.name[locale]}</p>
      <OccupationFacts occupation={occupation} />
      <Part title={text.day}>
        <p className='type-body mt-2'>{day[locale]}</p>
      </Part>
      <Part title={text.wayIn}>
        <p className='type-body mt-2'>{wayIn[locale]}</p>
      </Part>
      <Part title={text.firstCourse}>
        <p className='type-body mt-2'>{firstCourse[locale]}</p>
      </Part>
      <Part title={text.wayOn}>
        <p className='type-body mt-2'>{wayOn[locale]}</p>
      </Part>
      <Part title={text.facets}>
        <p className='type-small text-soft mt-1 text-16'>{text.facetsNote}</p>
        <dl className='mt-2'>
          {facets.map(({ name, why }) => (
            <div key={name.en} className='border-line border-b py-3 last:border-b-0'>
              <dt className='type-label'>{name[locale]}</dt>
              <dd className='type-body'>{why[locale]}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={text.interests}>
        <ul className='mt-2 flex flex-wrap gap-x-7 gap-y-1'>
          {interests.map(area => (
            <li key={area.en} className='nuqta-point type-body'>
              {area[locale]}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text.conditions}>
        <Conditions conditions={occupation.conditions} />
      </Part>
      <Part title={text.search}>
        <Search occupation={occupation} />
      </Part>
      {near.length > 0 && (
        <Part title={text.near}>
          <ul className='mt-1 flex flex-wrap gap-x-7'>
            {near.map(({ id, title }) => (
              <li key={id}>
                <TextLink
                  to={readingPath(occupationPath(id), locale)}
                  className='inline-flex min-h-12 items-center'
                >
                  {title[locale]}
                </TextLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <div className='screen-only border-ink mt-12 border-t-2 pt-5'>
        <p className='type-body'>{text.startBody}</p>
        <div className='mt-4 flex flex-wrap gap-3'>
          <ButtonLink to={readingPath('/', locale)} iconEnd={ArrowRight}>
            {text.start}
          </ButtonLink>
          <ButtonLink to={list} variant='secondary' icon={ArrowLeft} mirrored>
            {text.back}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className='border-line mt-8 border-t pt-5'>
      <h2 className='type-h3'>{title}</h2>
      {children}
    </section>
  )
}

function Conditions({ conditions: { usual, sometimes } }: Pick<OccupationDetail, 'conditions'>) {
  const text = useWords(CAREERS)
  const graded = [
    { label: text.usual, ids: usual },
    { label: text.sometimes, ids: sometimes },
  ].filter(({ ids }) => ids.length > 0)
  if (graded.length === 0) return <p className='type-body mt-2'>{text.noConditions}</p>
  return (
    <dl className='mt-2 grid gap-2'>
      {graded.map(({ label, ids }) => (
        <div key={label} className='flex flex-wrap gap-x-6'>
          <dt className='type-body text-soft'>{label}</dt>
          {ids.map(id => (
            <dd key={id} className='type-body'>
              {text.condition[id]}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function Search({ occupation: { search, places, linksOf } }: { occupation: OccupationDetail }) {
  const text = useWords(CAREERS)
  const { locale } = useLocale()
  return (
    <>
      <div className='mt-2 flex flex-wrap gap-x-6'>
        <p className='type-body text-soft'>{text.searchWords}</p>
        <ul className='flex flex-wrap gap-x-6'>
          {Object.entries(search).flatMap(([language, words]) =>
            words.map(word => (
              <li key={word} className='type-body'>
                <bdi lang={language}>{word}</bdi>
              </li>
            )),
          )}
        </ul>
      </div>
      <ul className='mt-3'>
        {places.map(({ name, about, url }) => (
          <li key={url} className='border-line border-t py-3'>
            <a href={url} rel='noopener noreferrer' className='text-link inline-flex min-h-12 items-center'>
              {name[locale]}
            </a>
            <p className='type-small text-16'>{about[locale]}</p>
          </li>
        ))}
      </ul>
      <p className='type-caption text-soft mt-2'>{text.linksOf(date(linksOf, locale))}</p>
    </>
  )
}
