import type { DevelopmentPlan } from '#contract/development-plan.ts'
import type { WantsAnswered } from '#contract/wants.ts'

interface Keeper {
  readonly id: string
  readonly firstName: string
}

/** Lists what a page asks of what the browser keeps on this device (web/answers). */
export interface Device {
  /** Sends a user's waiting answers. @returns how many could not be sent */
  sendAll(userId: string): Promise<number>
  forgetAll(options: { readonly told: boolean }): Promise<void>
  noteSignOut(owed: boolean): Promise<void>
  keepQuestions(path: string, questions: unknown): Promise<void>
  readQuestions(path: string): Promise<unknown>
  keepPlan(person: Keeper, plan: DevelopmentPlan): Promise<void>
  keepWants(person: Keeper, wants: WantsAnswered): Promise<void>
}

let load: () => Promise<Device> = () => Promise.reject(new Error('this page keeps nothing on the device'))

/** Says how the device is loaded; the entry does, so that what a page asks for does not import what answers need. */
export function offerDevice(loader: () => Promise<Device>): void {
  load = loader
}

/** Loads what this device keeps. No page needs it before there is a user. */
export const device = (): Promise<Device> => load()
