import type { AgreementPage } from '#contract/desk.ts'
import { AGREEMENT } from '#web/text/agreement.ts'
import { number } from '#web/text/format.ts'
import { useWords } from '#web/text/locale.tsx'
import { DataTable } from './data-table.tsx'
import { Decimal, Figure } from './measured-figure.tsx'
import { Section } from './section.tsx'

/** Shows how far the raters of a panel agree, with each other and with the key, and what each of them changes; nobody is named. */
export function PanelAgreement({ found }: { found: AgreementPage }) {
  const text = useWords(AGREEMENT)
  const groups = found.groups.map((group, index) => ({ ...group, id: `${index}` }))
  return (
    <Section id='agreement' title={text.agreement} lead={text.agreementLead}>
      <DataTable
        labelledBy='agreement'
        rows={groups}
        keyOf={({ id }) => id}
        empty={text.noPeople}
        columns={[
          { key: 'group', title: text.group, cell: ({ raters, stories }) => text.groupOf(raters, stories) },
          {
            key: 'options',
            title: text.options,
            cell: ({ figures }) => <Figure of={figures}>{({ options }) => number(options)}</Figure>,
          },
          {
            key: 'random',
            title: text.random,
            cell: ({ figures }) => <Figure of={figures}>{({ random }) => <Decimal of={random} />}</Figure>,
          },
          {
            key: 'fixed',
            title: text.fixed,
            cell: ({ figures }) => <Figure of={figures}>{({ fixed }) => <Decimal of={fixed} />}</Figure>,
          },
        ]}
      />
      <p className='type-small mt-3 text-16'>
        {`${text.withValues}: `}
        <Figure of={found.withValues}>{r => <Decimal of={r} />}</Figure>
      </p>
      <h3 id='one-out' className='type-h3 mt-6'>
        {text.people}
      </h3>
      <p className='type-small text-soft max-w-read text-16'>{text.peopleLead}</p>
      <Figure of={found.people}>
        {people => (
          <DataTable
            labelledBy='one-out'
            rows={people.map((person, index) => ({ ...person, id: `${index}` }))}
            keyOf={({ id }) => id}
            empty={text.noPeople}
            columns={[
              { key: 'others', title: text.withOthers, cell: row => <Decimal of={row.withOthers} /> },
              { key: 'without', title: text.without, cell: row => <Decimal of={row.without} /> },
              { key: 'above', title: text.above, cell: row => <Decimal of={row.above} /> },
              { key: 'apart', title: text.apart, cell: row => <Decimal of={row.apart} /> },
            ]}
          />
        )}
      </Figure>
    </Section>
  )
}
