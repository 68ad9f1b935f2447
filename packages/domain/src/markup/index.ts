export {
  cdata,
  type Markup,
  type MarkupTemplateValue,
  markup,
  renderAttributes,
  renderDataScript,
} from './markup.ts'
