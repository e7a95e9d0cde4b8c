import type { TemplateId } from '#engine/vocabulary.ts'
import { COLUMNS, GROUPS_NOTE, type TableName } from './columns.ts'

const KEYS: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  responses: ['id', 'wave', 'item'],
  takers: ['id'],
  items: ['item'],
  options: ['item', 'choice'],
}
const LINKS: Readonly<
  Partial<Record<TableName, readonly { readonly fields: string; readonly table: TableName }[]>>
> = {
  responses: [
    { fields: 'id', table: 'takers' },
    { fields: 'item', table: 'items' },
  ],
  options: [{ fields: 'item', table: 'items' }],
}

/** Describes an export as a Tabular Data Package (Frictionless). */
export function describePackage(
  form: TemplateId,
  { created, simulated }: { created: Date; simulated: boolean },
) {
  return {
    profile: 'tabular-data-package',
    name: `wijha-${form}${simulated ? '-simulated' : ''}`,
    title: `Wijha, form ${form}: ${simulated ? 'answers of simulated takers' : 'answers of people who agreed to research'}`,
    description: `Answers in long format, with the columns of the Item Response Warehouse. ${GROUPS_NOTE}`,
    created: created.toISOString(),
    resources: Object.entries(COLUMNS).map(([table, columns]) => ({
      profile: 'tabular-data-resource',
      ...{ name: table, path: `${table}.csv`, format: 'csv', mediatype: 'text/csv', encoding: 'utf-8' },
      schema: {
        fields: columns.map(({ name, type, description }) => ({ name, type, description: description.en })),
        missingValues: [''],
        ...(KEYS[table as TableName] && { primaryKey: KEYS[table as TableName] }),
        ...(LINKS[table as TableName] && {
          foreignKeys: LINKS[table as TableName]?.map(link => ({
            fields: link.fields,
            reference: { resource: link.table, fields: link.fields },
          })),
        }),
      },
    })),
  }
}
