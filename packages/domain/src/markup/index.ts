export {
  type Markup,
  type MarkupTemplateValue,
  markup,
  renderAttributes,
  renderDataScript,
  wrapInCdata,
} from './markup.ts'
