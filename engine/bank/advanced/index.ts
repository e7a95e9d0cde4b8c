export { items } from './items.ts'
export { ar } from './text.ar.ts'
export { en } from './text.en.ts'
