import type { OccupationList } from '#contract/occupations.ts'
import { FAMILY_IDS } from '#engine/careers/families.ts'
import { newestRules } from '#engine/versions/find-version.ts'
import { FIELD_IDS, FIELDS } from '#engine/vocabulary.ts'
import type { Deps } from '#server/deps.ts'

/** Lists the occupations of the newest rules by field, in each by family of roles, in the order of the tables. */
export function listOccupations({ released }: Pick<Deps, 'released'>): OccupationList {
  const { families, occupations } = newestRules(released).careers
  const nameOf = (id: (typeof FAMILY_IDS)[number]) => ({ id, name: families[id].name })
  return {
    count: FIELD_IDS.reduce((sum, field) => sum + occupations[field].length, 0),
    families: FAMILY_IDS.map(nameOf),
    fields: FIELD_IDS.map(id => ({
      id,
      name: FIELDS[id].name,
      families: FAMILY_IDS.flatMap(family => {
        const own = occupations[id].filter(occupation => occupation.family === family)
        if (own.length === 0) return []
        return [{ ...nameOf(family), occupations: own.map(({ id, title }) => ({ id, title })) }]
      }),
    })),
  }
}
