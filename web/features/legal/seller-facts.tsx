import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { LEGAL } from '#web/text/legal.ts'
import { useWords } from '#web/text/locale.tsx'

/** Names whom the document binds, as far as the deployment says it. */
export function SellerFacts() {
  const text = useWords(LEGAL)
  const { data } = useQuery(queries.seller)
  const facts = [
    [text.sellerName, data?.name],
    [text.sellerAddress, data?.address],
    [text.sellerCrNumber, data?.crNumber],
    [text.sellerVatNumber, data?.vatNumber],
  ].filter(([, value]) => value)
  if (facts.length === 0) return null
  return (
    <section aria-labelledby='seller' className='border-ink mt-4 border-t-2 pt-5'>
      <h2 id='seller' className='type-h3'>
        {text.seller}
      </h2>
      <dl className='mt-2 grid gap-x-6 gap-y-1 md:grid-cols-[auto_1fr]'>
        {facts.map(([name, value]) => (
          <div key={name} className='contents'>
            <dt className='text-soft'>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
