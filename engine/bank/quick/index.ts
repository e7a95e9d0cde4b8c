export { pairs } from './pairs.ts'
export { ar } from './text.ar.ts'
export { en } from './text.en.ts'
