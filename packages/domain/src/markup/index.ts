export { cdata, dataScript, type Markup, type MarkupInsert, markup, renderAttributes } from './markup.ts'
