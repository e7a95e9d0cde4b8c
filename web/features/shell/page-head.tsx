import { type ReadingPage, readingPath } from '#contract/reading-pages.ts'
import { FIRST_LOCALE, LANGUAGES, LOCALES } from '#engine/languages/index.ts'
import { useOrigin } from '#web/reading/origin.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { PageTitle } from './page-title.tsx'

interface PageHeadProps {
  readonly page: ReadingPage
  readonly title: string
  /** One sentence of 70 to 160 characters, of this page alone. */
  readonly description: string
  /** Objects of schema.org, without their context. */
  readonly data?: readonly object[]
}

/**
 * Tells search engines and shared links what a reading page holds; React lifts it into the head.
 *
 * @example <PageHead page='/guide' title={guide.title} description={guide.lead} />
 */
export function PageHead({ page, title, description, data = [] }: PageHeadProps) {
  const { locale } = useLocale()
  const { common, shell } = useText()
  const origin = useOrigin()
  const address = (of: typeof locale) => origin + readingPath(page, of)
  const picture = `${origin}/pictures/share-${locale}.png`
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name='description' content={description} />
      <link rel='canonical' href={address(locale)} />
      {LOCALES.map(each => (
        <link key={each} rel='alternate' hrefLang={each} href={address(each)} />
      ))}
      <link rel='alternate' hrefLang='x-default' href={address(FIRST_LOCALE)} />
      <meta property='og:type' content='website' />
      <meta property='og:site_name' content={common.product} />
      <meta property='og:title' content={title} />
      <meta property='og:description' content={description} />
      <meta property='og:url' content={address(locale)} />
      <meta property='og:locale' content={LANGUAGES[locale].openGraph} />
      {LOCALES.filter(each => each !== locale).map(each => (
        <meta key={each} property='og:locale:alternate' content={LANGUAGES[each].openGraph} />
      ))}
      <meta property='og:image' content={picture} />
      <meta property='og:image:type' content='image/png' />
      <meta property='og:image:width' content='1200' />
      <meta property='og:image:height' content='630' />
      <meta property='og:image:alt' content={shell.shareAlt} />
      <meta name='twitter:card' content='summary_large_image' />
      <meta name='twitter:title' content={title} />
      <meta name='twitter:description' content={description} />
      <meta name='twitter:image' content={picture} />
      <meta name='twitter:image:alt' content={shell.shareAlt} />
      {data.length > 0 && (
        <script
          type='application/ld+json'
          // JSON with its angle brackets escaped, in a data block, which is not run.
          dangerouslySetInnerHTML={{ __html: jsonOf({ '@context': 'https://schema.org', '@graph': data }) }}
        />
      )}
    </>
  )
}

const jsonOf = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
