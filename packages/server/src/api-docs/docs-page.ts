import type { DocsDocument, Operation } from './docs-document.ts'
import { type Markup, make, writtenMarkup } from './markup.ts'

const anchorOf = (method: string, path: string) => `${method}${path.replaceAll(/\W+/g, '-')}`
const written = (schema: unknown) => JSON.stringify(schema, null, 2)

function schemaPart(title: string, schema: unknown): Markup {
  const json = make('pre', { tabindex: '0' }, make('code', {}, written(schema)))
  return make('details', {}, make('summary', {}, title), json)
}

function parameterRows(parameters: NonNullable<Operation['parameters']>): Markup {
  const rows = parameters.map(({ name, in: place, required, schema }) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, make('code', {}, name)),
      make('td', {}, required ? `${place}, needed` : place),
      make('td', {}, make('code', {}, JSON.stringify(schema))),
    ),
  )
  const heads = ['Parameter', 'Where', 'What'].map((text) => make('th', { scope: 'col' }, text))
  const body = make(
    'body',
    {},
    make(
      'main',
      {},
      make('p', {}, make('a', { href: '/' }, docs.info.title)),
      make('h1', {}, 'API'),
      make('p', {}, docs.info.description),
      make('p', {}, 'The same for programs: ', make('a', { href: '/openapi.json' }, 'openapi.json'), '.'),
      make('nav', { 'aria-label': 'Calls' }, make('ul', {}, ...contents)),
      make('h2', {}, 'Calls'),
      ...calls.map(([method, path, operation]) => callPart(method, path, operation)),
      make('h2', {}, 'Schemas'),
      ...schemas,
    ),
  )
  return `<!doctype html>${writtenMarkup(make('html', { lang: 'en' }, headPart(docs.info.title, styleSheet), body))}`
}
