export { attributes, cdata, dataScript, type Markup, type MarkupInsert, markup } from './markup.ts'
