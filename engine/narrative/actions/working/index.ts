import { competency } from './competency.ts'
import { motivation } from './motivation.ts'
import { skills } from './skills.ts'

export const working = { ...motivation, ...competency, ...skills }
