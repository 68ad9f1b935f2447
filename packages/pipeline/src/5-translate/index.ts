export { textsOf } from './texts-of.ts'
