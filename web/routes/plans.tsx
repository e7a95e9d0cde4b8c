import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { useFaq } from '#web/features/plans/faq.tsx'
import { PlansPage } from '#web/features/plans/plans-page.tsx'
import { PageHead } from '#web/features/shell/page-head.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { faqData, organizationData, productData } from '#web/features/shell/structured-data.ts'
import { useOrigin } from '#web/reading/origin.ts'
import { loadDocument, READING } from '#web/reading/route.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'

const PLANS = ['starter', 'pro'] as const

const needs: Needs = ({ get }) =>
  Promise.all([get(queries.prices), get(queries.catalog), get(queries.content)])

export const handle = READING
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = loadDocument

export default function Plans() {
  const text = useWords(PLANS_TEXT)
  const { locale } = useLocale()
  const site = { origin: useOrigin(), locale, name: useText().common.product }
  const { data: list } = useQuery(queries.prices)
  const products = PLANS.flatMap(plan =>
    list
      ? [
          productData(site, {
            name: text.names[plan],
            description: text.descriptions[plan],
            price: list.prices[plan],
            monthly: true,
          }),
        ]
      : [],
  )
  return (
    <SiteShell back>
      <PageHead
        page='/plans'
        title={text.title}
        description={text.description}
        data={[organizationData(site), ...products, faqData(useFaq())]}
      />
      <PlansPage />
    </SiteShell>
  )
}
