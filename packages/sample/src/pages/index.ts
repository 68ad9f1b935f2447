export { articlePage } from './article-page.ts'
export { frontPage, publisherList } from './front-page.ts'
export { robots } from './robots.ts'
export { styleSheet } from './style-sheet.ts'
