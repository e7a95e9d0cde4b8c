import { z } from 'zod'
import { SOURCE_LOCALES } from '#engine/vocabulary.ts'
import type { Endpoint } from './endpoint.ts'
import { methodPaths } from './paths.ts'

/**
 * Names how a blind reader read: the options alone; the whole story; the whole story as somebody who does not know the field;
 * the options with the wish to be hired.
 */
export const CONDITIONS = ['options only', 'whole story', 'general sense', 'told to get the job'] as const

/**
 * Holds the figures that the page of the method names, of the newest version of form and rules; the sums are
 * docs/method.
 */
const method = z.object({
  /** Questions of the core form: those that everybody sees, and those of the chosen field. */
  questions: z.object({ all: z.int(), common: z.int(), ofField: z.int() }),
  facets: z.int(),
  fields: z.int(),
  /** Questions of all forms and fields, each with its two stories once, and how many passed which review so far; of the rated, how many are released. */
  bank: z.object({
    questions: z.int(),
    draft: z.int(),
    read: z.int(),
    rated: z.int(),
    released: z.int(),
  }),
  /** Points: lowest and highest total, highest score of a section. */
  points: z.object({ least: z.int(), most: z.int(), section: z.int() }),
  /** The lowest share of each rating, in percent. */
  ratings: z.object({ excellent: z.number(), veryGood: z.number(), good: z.number() }),
  /** The lowest total of the two upper bands, in points. */
  bands: z.object({ excellent: z.int(), good: z.int() }),
  /** The lowest index of the two upper levels. */
  levels: z.object({ clear: z.number(), balanced: z.number() }),
  /** The range: standard normal quantile, expected variance of one question and how many questions it weighs as much as. */
  range: z.object({ quantile: z.number(), variance: z.number(), weight: z.number() }),
  /** A change between attempts: days apart at least, and standard normal quantile. */
  change: z.object({ days: z.int(), quantile: z.number() }),
  quality: z.object({
    /** An answer is rapid under so many seconds, or faster than so many words a minute. */
    seconds: z.number(),
    wordsAMinute: z.number(),
    /** Percent of rapid answers above which they are a sign. */
    rapid: z.number(),
    /** A run at one place from which on it is a sign, and a number at one place above which it is. */
    run: z.int(),
    place: z.int(),
  }),
  careers: z.object({
    families: z.int(),
    occupations: z.int(),
    levelShare: z.number(),
    relativeShare: z.number(),
    slope: z.number(),
    below: z.number(),
    span: z.number(),
    tiers: z.object({ strong: z.number(), good: z.number(), possible: z.number() }),
    /** Points of fit within which families share a rank. */
    close: z.number(),
  }),
  /** What blind readers chose first, by part of the bank and condition. */
  readings: z.object({
    readers: z.int(),
    /** No person was among the readers. */
    isModelsAlone: z.boolean(),
    rows: z.array(
      z.object({
        part: z.string(),
        condition: z.enum(CONDITIONS),
        readers: z.int(),
        pairs: z.int(),
        /** Of the values of the first choice, 1 to 5, by the language that was read; 3 by chance. */
        means: z.record(z.enum(SOURCE_LOCALES), z.number().nullable()),
        /** Of two readers who were shown alike, how often both put the same option first, 0 to 1. */
        agreement: z.record(z.enum(SOURCE_LOCALES), z.number().nullable()),
      }),
    ),
  }),
  versions: z.object({ form: z.int(), scoring: z.int() }),
})
export type Method = z.output<typeof method>

export const methodEndpoints = {
  get: {
    ...methodPaths.get,
    access: 'public',
    summary: 'The figures of the method, as the newest version of form and rules has them.',
    response: method,
  },
} as const satisfies Record<string, Endpoint>
