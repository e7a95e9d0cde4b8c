import { LANGUAGES } from '#engine/languages/index.ts'
import { useTestimonials } from '#web/content/use-testimonials.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'
import { Badge } from '#web/ui/badge.tsx'

export function Testimonials() {
  const text = useWords(PLANS_TEXT)
  const { locale } = useLocale()
  const testimonials = useTestimonials()
  const { comma, quotes } = LANGUAGES[locale]
  if (testimonials.length === 0) return null
  return (
    <section aria-label={text.testimonials} className='mt-14 md:mt-20'>
      <ul className='grid gap-x-10 gap-y-8 lg:grid-cols-3'>
        {testimonials.map(({ name, role, content, sample }) => (
          <li key={name[locale]} className='border-line border-t pt-4'>
            <figure>
              {sample && <Badge tone='outline'>{text.example}</Badge>}
              <blockquote className='type-reason mt-2'>{quotes.join(content[locale])}</blockquote>
              <figcaption className='type-small text-soft mt-2'>
                {name[locale]}
                {comma}
                {role[locale]}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
