import type { SentScale, SentScaleTable, SentSlotTable } from '#contract/measurement.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { LEAST_EIGENVALUE_RATIO } from '#engine/measurement/classical/eigenvalue-ratio.ts'
import { GATES, show } from '#engine/measurement/gates.ts'
import { FLAG_GATES, type ScaleTable, type SlotTable } from '#engine/measurement/tables/measure-form.ts'
import type { ScaleFigures } from '#engine/measurement/tables/scale-figures.ts'
import { CORE_FACET_IDS, FACETS, type TemplateId, type Words } from '#engine/vocabulary.ts'

/**
 * Gates the figures of a scale. Here and in `gateSlotTable` stored figures leave the server, and nowhere else: each goes through the
 * gate of its kind, or says what it lacks.
 */
export function gateScaleTable(table: ScaleTable, form: TemplateId): SentScaleTable {
  const { counts, ends, model, places } = table
  return {
    n: table.n,
    counts,
    scale: gateScale('', null, table.scale),
    parts: table.parts.map(({ id, scale }) => gateScale(id, nameOf(form, id), scale)),
    slots: table.slots.map(({ number, facet, n, mean, sd, correctedItemTotal, alphaIfDropped }) => ({
      ...{ number, facet },
      described: show('item', n, () => ({ mean, sd })),
      total: show('reliability', n, () => ({ correctedItemTotal, alphaIfDropped })),
    })),
    places: show('item', table.n, () => ({ chosen: [...places.chosen], expected: [...places.expected] })),
    flags: table.flags
      .filter(({ why, n }) => n >= FLAG_GATES[why])
      .map(({ key, number, why, n }) => ({ key, number, why, n })),
    model:
      model &&
      show('gradedModel', model.n, () => ({
        converged: model.converged,
        eigenvalueRatio: model.eigenvalueRatio ?? null,
        abilities: isOneAbility(model)
          ? { reliability: model.reliability, fitSd: model.fit.sd, fitLowest: model.fit.fifthPercentile }
          : null,
      })),
    course: table.course.map(({ position, section, number, reached, left, ...step }) => ({
      ...{ position, section, number },
      passed: show('item', reached, () => ({ reached, left })),
      points: show('item', step.answered, () => ({ mean: step.mean })),
      times: show('item', step.timed, () => ({
        medianSeconds: step.medianSeconds,
        rapid: step.rapid / step.timed,
      })),
    })),
    ends: ends && show('item', ends.n, () => ({ firstFifth: ends.firstFifth, lastFifth: ends.lastFifth })),
  }
}

/** Tells whether abilities may be spoken of. Measurement 1 did not ask. */
function isOneAbility({
  eigenvalueRatio = LEAST_EIGENVALUE_RATIO,
}: NonNullable<ScaleTable['model']>): boolean {
  return eigenvalueRatio !== null && eigenvalueRatio >= LEAST_EIGENVALUE_RATIO
}

/** Names a section, or a facet of one. */
function nameOf(form: TemplateId, id: string): Words | null {
  const section = FORMS[form].sections.find(own => own.id === id)
  const facet = CORE_FACET_IDS.find(own => own === id)
  return section?.name ?? (facet ? FACETS[facet].name : null)
}

function gateScale(id: string, name: Words | null, scale: ScaleFigures): SentScale {
  const { sums, alpha, alphaInterval, stratifiedAlpha, omega, halves, standardError } = scale
  return {
    ...{ id, name },
    described: show('item', sums.n, () => ({ mean: sums.mean, sd: sums.sd })),
    reliability: show('reliability', sums.n, () => ({
      ...{ alpha, from: alphaInterval?.from ?? null, to: alphaInterval?.to ?? null },
      ...{ stratifiedAlpha, omega, standardError },
      ...{ spearmanBrown: halves.spearmanBrown, rulon: halves.rulon },
    })),
  }
}

/** Gates the figures of a place of a section and of the stories that stand there. */
export function gateSlotTable(table: SlotTable): SentSlotTable {
  return {
    stories: table.stories.map(({ key, n, mean, sd, correctedItemTotal, options }) => ({
      key,
      described: show('item', n, () => ({
        ...{ mean, sd },
        options: options.map(({ value, share }) => ({ value, share })),
      })),
      total: show('reliability', n, () => ({ correctedItemTotal })),
      plot: show('optionPlot', n, () =>
        options.map(({ value, restMean, byGroup }) => ({ value, restMean, byGroup: [...byGroup] })),
      ),
    })),
    pairs: table.pairs.map(({ a, b, readers, difference }) => ({
      ...{ a, b },
      difference: show(
        'storyDifference',
        readers,
        () =>
          difference && {
            ...{ difference: difference.difference, from: difference.from, to: difference.to },
            leans: difference.leans,
          },
      ),
    })),
    groups: table.groups.map(({ key, by, group, focal, reference, ...found }) => ({
      ...{ key, by, group },
      comparison: show('dif', [focal, reference], () => {
        const isTested = Math.min(focal, reference) >= GATES.dif.act
        return {
          ...{ category: found.category, difference: found.difference },
          ...{ rSquaredChange: found.rSquaredChange, slopeChange: found.slopeChange },
          ...{ correctedP: isTested ? found.correctedP : null, flagged: isTested && found.flagged },
          easier: isTested ? (found.easier ?? null) : null,
        }
      }),
    })),
    models: table.models.map(({ key, n, slope, difficulties, errors = null, misfit = null, steps }) => ({
      key,
      graded: show('gradedModel', n, () => ({
        ...{ slope, difficulties: [...difficulties], misfit },
        errors: errors && { slope: errors.slope, difficulties: [...errors.difficulties] },
      })),
      keyTest: show('keyTest', n, () => steps.map(step => ({ ...step }))),
    })),
    dependent: table.dependent
      .filter(({ n }) => n >= GATES.residuals.show)
      .map(({ one, other, q3 }) => ({ one, other, q3 })),
  }
}
