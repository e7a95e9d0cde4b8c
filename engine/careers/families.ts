import type { CoreFacetId, Words } from '../vocabulary.ts'

/** Holds what a family of roles asks of one facet. */
export interface Requirement {
  readonly facet: CoreFacetId
  /** Index points. */
  readonly target: number
  readonly weight: 1 | 2 | 3
}

export interface Family {
  readonly name: Words
  /** Six facets, the weightiest first. */
  readonly requirements: readonly Requirement[]
}

/**
 * Lists the 13 families of roles (C1, targets by judgement): what the form can tell apart, unlike the occupations in
 * them. Another target or weight gives the same answers another fit: it is a new version (docs/method/versions.md).
 */
export const FAMILIES = {
  BUILD: {
    name: { ar: 'تصميم وبناء الحلول', en: 'Designs and builds solutions' },
    requirements: [
      { facet: 'TEC', target: 65, weight: 3 },
      { facet: 'PRB', target: 65, weight: 3 },
      { facet: 'LOG', target: 65, weight: 3 },
      { facet: 'MAS', target: 60, weight: 2 },
      { facet: 'PLN', target: 60, weight: 2 },
      { facet: 'STD', target: 60, weight: 2 },
    ],
  },
  ANALYZE: {
    name: { ar: 'التحليل واتخاذ القرار بالبيانات', en: 'Analyses and advises with data' },
    requirements: [
      { facet: 'ANA', target: 70, weight: 3 },
      { facet: 'LOG', target: 65, weight: 3 },
      { facet: 'PRB', target: 60, weight: 2 },
      { facet: 'QUA', target: 65, weight: 2 },
      { facet: 'TEC', target: 60, weight: 2 },
      { facet: 'COM', target: 55, weight: 1 },
    ],
  },
  OPERATE: {
    name: { ar: 'التشغيل الفني والصيانة', en: 'Technical operation and maintenance' },
    requirements: [
      { facet: 'STD', target: 65, weight: 3 },
      { facet: 'TEC', target: 60, weight: 3 },
      { facet: 'QUA', target: 60, weight: 2 },
      { facet: 'PRB', target: 55, weight: 2 },
      { facet: 'ADP', target: 55, weight: 2 },
      { facet: 'PLN', target: 55, weight: 1 },
    ],
  },
  CARE: {
    name: { ar: 'الرعاية الصحية المباشرة', en: 'Direct health care' },
    requirements: [
      { facet: 'QUA', target: 70, weight: 3 },
      { facet: 'STD', target: 70, weight: 3 },
      { facet: 'TEC', target: 65, weight: 3 },
      { facet: 'PUR', target: 65, weight: 3 },
      { facet: 'ADP', target: 65, weight: 2 },
      { facet: 'COM', target: 60, weight: 2 },
    ],
  },
  TEACH: {
    name: { ar: 'التعليم والتدريب', en: 'Teaching and training' },
    requirements: [
      { facet: 'COM', target: 70, weight: 3 },
      { facet: 'PUR', target: 65, weight: 3 },
      { facet: 'MAS', target: 65, weight: 2 },
      { facet: 'PLN', target: 60, weight: 2 },
      { facet: 'ADP', target: 60, weight: 2 },
      { facet: 'TEC', target: 60, weight: 2 },
    ],
  },
  ADVISE: {
    name: { ar: 'الاستشارات والتوجيه', en: 'Advice and consulting' },
    requirements: [
      { facet: 'COM', target: 65, weight: 3 },
      { facet: 'PRB', target: 65, weight: 3 },
      { facet: 'QUA', target: 65, weight: 2 },
      { facet: 'ANA', target: 60, weight: 2 },
      { facet: 'TEC', target: 60, weight: 2 },
      { facet: 'AUT', target: 60, weight: 1 },
    ],
  },
  SELL: {
    name: { ar: 'البيع والتفاوض', en: 'Selling and negotiating' },
    requirements: [
      { facet: 'COM', target: 70, weight: 3 },
      { facet: 'ACH', target: 70, weight: 3 },
      { facet: 'PER', target: 65, weight: 3 },
      { facet: 'INF', target: 60, weight: 2 },
      { facet: 'ADP', target: 60, weight: 2 },
      { facet: 'TEC', target: 50, weight: 1 },
    ],
  },
  CREATE: {
    name: { ar: 'الإبداع والإنتاج', en: 'Creating and producing' },
    requirements: [
      { facet: 'AUT', target: 65, weight: 3 },
      { facet: 'TEC', target: 65, weight: 3 },
      { facet: 'MAS', target: 65, weight: 2 },
      { facet: 'PRB', target: 60, weight: 2 },
      { facet: 'PER', target: 60, weight: 2 },
      { facet: 'COM', target: 55, weight: 1 },
    ],
  },
  COORD: {
    name: { ar: 'التنسيق والتخطيط', en: 'Coordinating and planning' },
    requirements: [
      { facet: 'PLN', target: 70, weight: 3 },
      { facet: 'QUA', target: 60, weight: 2 },
      { facet: 'TEA', target: 60, weight: 2 },
      { facet: 'COM', target: 60, weight: 2 },
      { facet: 'ADP', target: 60, weight: 2 },
      { facet: 'STD', target: 55, weight: 1 },
    ],
  },
  MANAGE: {
    name: { ar: 'القيادة والإدارة', en: 'Managing and leading' },
    requirements: [
      { facet: 'INF', target: 70, weight: 3 },
      { facet: 'DEC', target: 70, weight: 3 },
      { facet: 'COM', target: 65, weight: 3 },
      { facet: 'PLN', target: 65, weight: 2 },
      { facet: 'TEA', target: 65, weight: 2 },
      { facet: 'ACH', target: 65, weight: 2 },
    ],
  },
  CONTROL: {
    name: { ar: 'الرقابة والامتثال', en: 'Control and compliance' },
    requirements: [
      { facet: 'QUA', target: 75, weight: 3 },
      { facet: 'STD', target: 65, weight: 3 },
      { facet: 'LOG', target: 60, weight: 2 },
      { facet: 'ANA', target: 60, weight: 2 },
      { facet: 'TEC', target: 60, weight: 2 },
      { facet: 'DEC', target: 55, weight: 1 },
    ],
  },
  SERVE: {
    name: { ar: 'خدمة الضيوف والعملاء', en: 'Serving guests and customers' },
    requirements: [
      { facet: 'QUA', target: 65, weight: 3 },
      { facet: 'ADP', target: 65, weight: 3 },
      { facet: 'COM', target: 60, weight: 3 },
      { facet: 'PUR', target: 60, weight: 2 },
      { facet: 'TEA', target: 60, weight: 2 },
      { facet: 'STD', target: 55, weight: 1 },
    ],
  },
  RESEARCH: {
    name: { ar: 'البحث والتطوير العلمي', en: 'Research and discovery' },
    requirements: [
      { facet: 'MAS', target: 70, weight: 3 },
      { facet: 'ANA', target: 70, weight: 3 },
      { facet: 'LOG', target: 65, weight: 2 },
      { facet: 'AUT', target: 65, weight: 2 },
      { facet: 'PER', target: 65, weight: 2 },
      { facet: 'TEC', target: 65, weight: 2 },
    ],
  },
} as const satisfies Readonly<Record<string, Family>>

export type FamilyId = keyof typeof FAMILIES
export const FAMILY_IDS = Object.keys(FAMILIES) as readonly FamilyId[]
