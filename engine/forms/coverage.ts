import type { FacetId, ItemType } from '../vocabulary.ts'

/**
 * Says how often a facet is asked in its form, in which types, and about which of its cells
 * (docs/method/measured.md#coverage).
 */
export interface Coverage {
  readonly types: Readonly<Partial<Record<ItemType, number>>>
  /** Empty where a facet has no cells. */
  readonly cells: Readonly<Record<string, number>>
}

const MOTIVATION: Coverage = { types: { scenario: 3, case_study: 2 }, cells: {} }
const COMPETENCY: Coverage = { types: { case_study: 5 }, cells: {} }
const halves = (size: number) => ({ scenario: size, case_study: size })

export const COVERAGE: Readonly<Record<FacetId, Coverage>> = {
  AUT: MOTIVATION,
  MAS: MOTIVATION,
  ACH: MOTIVATION,
  PUR: MOTIVATION,
  PER: MOTIVATION,
  INF: MOTIVATION,
  PLN: COMPETENCY,
  TEA: COMPETENCY,
  COM: COMPETENCY,
  DEC: COMPETENCY,
  ADP: COMPETENCY,
  QUA: COMPETENCY,
  TEC: { types: { technical: 5 }, cells: { field_process: 2, method_choice: 2, diagnosis: 1 } },
  STD: { types: { technical: 5 }, cells: { tool_use: 1, quality_rule: 2, safety_data_protection: 2 } },
  PRB: {
    types: { problem_solving: 8 },
    cells: { root_cause: 2, first_step: 2, weigh_alternatives: 2, check_result: 2 },
  },
  LOG: { types: { logical: 6 }, cells: { conditional: 2, ordering: 2, quantifiers: 2 } },
  ANA: {
    types: { analytical: 6 },
    cells: { percent_rate: 2, table_trend: 2, average_weighting: 1, cause_coincidence: 1 },
  },
  LDR: { types: halves(4), cells: { direction: 4, empowering: 4 } },
  INN: { types: halves(4), cells: { ideas: 4, trial_adoption: 4 } },
  PRS: { types: halves(4), cells: { workload_choices: 4, self_control_recovery: 4 } },
  CMM: { types: halves(4), cells: { clarity_listening: 4, hard_conversations: 4 } },
  PSV: { types: { problem_solving: 8 }, cells: { diagnosis: 4, solution_choice: 4 } },
  STR: { types: halves(5), cells: { scanning: 5, priorities_trade_offs: 5 } },
  TMG: { types: halves(5), cells: { clarity_delegation: 5, feedback_growth: 5 } },
  DMK: { types: halves(5), cells: { evidence_options: 5, timing_accountability: 5 } },
  CNF: { types: halves(5), cells: { listening_diagnosis: 5, settlement_follow_up: 5 } },
  SKL: {
    types: { problem_solving: 5 },
    cells: { reading_data: 2, logic: 1, digital_care: 1, first_step: 1 },
  },
  WST: {
    types: { scenario: 5 },
    cells: { planning: 1, teamwork: 1, pressure: 1, quality: 1, initiative: 1 },
  },
  CAR: {
    types: { scenario: 5 },
    cells: { concern: 1, control: 1, curiosity: 1, confidence: 1, first_plan: 1 },
  },
}
