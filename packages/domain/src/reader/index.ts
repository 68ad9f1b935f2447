export type {} from '../place/index.ts'
