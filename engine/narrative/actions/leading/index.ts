import { competency } from './competency.ts'
import { motivation } from './motivation.ts'
import { skills } from './skills.ts'

export const leading = { ...motivation, ...competency, ...skills }
