import { useQuery } from '@tanstack/react-query'
import type { PersonPage } from '#contract/console.ts'
import type { LookReason } from '#contract/operator-roles.ts'
import { call } from '#web/api/client.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { DataTable } from './data-table.tsx'
import { door } from './door.ts'
import { consoleRows } from './rows.ts'
import { Section } from './section.tsx'
import { SureButton } from './sure-button.tsx'
import { useAct } from './use-act.tsx'

type Link = PersonPage['links'][number]

interface PersonLinksProps {
  readonly person: PersonPage
  readonly reason: LookReason
  readonly onChanged: () => void
}

/** Shows what others can open or check of a person's reports, and withdraws it for the reason for which the page was opened. */
export function PersonLinks({ person: { id, links }, reason, onChanged }: PersonLinksProps) {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  const { data } = useQuery(door)
  const withdraw = useAct(
    ({ kind, id: link }: Link) =>
      call(consoleRows.withdrawLink, { parameters: { id }, body: { kind, link, reason } }),
    () => {
      onChanged()
      return text.linkWithdrawn
    },
  )
  return (
    <Section id='links' title={text.links} lead={text.linksLead}>
      <DataTable
        labelledBy='links'
        rows={links}
        keyOf={row => row.kind + row.id}
        empty={text.noLinks}
        columns={[
          { key: 'kind', title: text.kind, cell: row => text.linkKinds[row.kind] },
          { key: 'number', title: text.attempt, cell: row => <bdi>{row.applicationNumber}</bdi> },
          { key: 'company', title: text.company, cell: row => row.company && <bdi>{row.company}</bdi> },
          { key: 'since', title: text.madeOn, cell: row => date(row.madeAt, locale) },
          { key: 'until', title: text.until, cell: row => (row.until ? date(row.until, locale) : '') },
        ]}
        actions={
          data?.role === 'owner' || data?.role === 'support'
            ? row => (
                <SureButton
                  label={text.withdrawLink}
                  sure={text.withdrawLinkSure[row.kind]}
                  saving={withdraw.isPending}
                  onSure={() => withdraw.run(row)}
                />
              )
            : undefined
        }
      />
    </Section>
  )
}
