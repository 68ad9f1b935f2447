export { renderArticlePage } from './article-page.ts'
export { renderFrontPage, renderPublisherList } from './front-page.ts'
export { renderRobotsTxt } from './robots.ts'
export { renderStyleSheet } from './style-sheet.ts'
