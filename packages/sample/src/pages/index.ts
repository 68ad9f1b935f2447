export { renderArticlePage } from './article-page.ts'
export { renderFrontPage, renderPublisherList } from './front-page.ts'
export { renderRobots } from './robots.ts'
export { renderStyleSheet } from './style-sheet.ts'
