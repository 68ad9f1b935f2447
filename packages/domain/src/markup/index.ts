export {
  cdata,
  type Markup,
  type MarkupInsert,
  markup,
  renderAttributes,
  renderDataScript,
} from './markup.ts'
