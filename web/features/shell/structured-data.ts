import { readingPath } from '#contract/reading-pages.ts'
import { LOCALES, type Locale } from '#engine/languages/index.ts'

/** Objects of schema.org for `PageHead`; each is true of what stands on its page. */

interface Site {
  readonly origin: string
  readonly locale: Locale
  /** The product's name. */
  readonly name: string
}

export const organizationData = ({ origin, name }: Site) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name,
  alternateName: ['وجهة', 'Wijha'],
  url: `${origin}/`,
  logo: `${origin}/pictures/icon-512.png`,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    url: `${origin}/contact`,
    availableLanguage: LOCALES,
  },
})

export const siteData = ({ origin, name }: Site) => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  name,
  url: `${origin}/`,
  inLanguage: LOCALES,
  publisher: { '@id': `${origin}/#organization` },
})

export interface Entry {
  readonly question: string
  readonly answer: string
}

export const faqData = (entries: readonly Entry[]) => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

interface Ware {
  readonly name: string
  readonly description: string
  /** In halalas, VAT included, of the price list. */
  readonly price: number
  readonly monthly?: boolean
}

export const productData = (
  { origin, locale, name: brand }: Site,
  { name, description, price, monthly = false }: Ware,
) => ({
  '@type': 'Product',
  name: `${brand}: ${name}`,
  description,
  image: `${origin}/pictures/share-${locale}.png`,
  brand: { '@type': 'Brand', name: brand },
  offers: {
    '@type': 'Offer',
    price: (price / 100).toFixed(2),
    priceCurrency: 'SAR',
    availability: 'https://schema.org/InStock',
    url: origin + readingPath('/plans', locale),
    seller: { '@id': `${origin}/#organization` },
    ...(monthly
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: (price / 100).toFixed(2),
            priceCurrency: 'SAR',
            valueAddedTaxIncluded: true,
            billingDuration: 'P1M',
          },
        }
      : {}),
  },
})
