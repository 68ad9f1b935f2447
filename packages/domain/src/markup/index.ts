export { attributes, cdata, dataScript, type Insert, type Markup, markup } from './markup.ts'
