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
  const head = make('thead', {}, make('tr', {}, ...heads))
  return make(
    'div',
    { class: 'wide', tabindex: '0', role: 'group', 'aria-label': 'Parameters' },
    make('table', {}, head, make('tbody', {}, ...rows)),
  )
}

function answers(responses: Operation['responses']): Markup[] {
  return Object.entries(responses).flatMap(([status, { description, content = {} }]) => {
    const schemas = Object.values(content).map(({ schema }) => schema)
    if (status === '200') return schemas.map((schema) => schemaPart('Answer 200', schema))
    return [make('p', {}, make('code', {}, status), ` ${description ?? ''}`)]
  })
}

function callPart(method: string, path: string, operation: Operation): Markup {
  const { summary = '', parameters = [], requestBody, responses } = operation
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schemaPart('Body', schema))
  return make(
    'section',
    { id: anchorOf(method, path) },
    make('h3', {}, make('code', {}, `${method.toUpperCase()} ${path}`)),
    make('p', {}, summary),
    ...(parameters.length > 0 ? [parameterRows(parameters)] : []),
    ...bodies,
    ...answers(responses),
  )
}

function callsOf({ paths }: DocsDocument): [method: string, path: string, operation: Operation][] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, string, Operation] => [
      method,
      path,
      operation,
    ]),
  )
}

function headPart(title: string, styleSheet: string): Markup {
  return make(
    'head',
    {},
    make('meta', { charset: 'utf-8' }),
    make('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    make('meta', { name: 'color-scheme', content: 'light dark' }),
    make('title', {}, `API · ${title}`),
    make('link', { rel: 'stylesheet', href: styleSheet }),
    make('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  )
}

/** The API's documentation as a page without script, made from the OpenAPI document. */
export function docsPage(docs: DocsDocument, styleSheet: string): string {
  const calls = callsOf(docs)
  const contents = calls.map(([method, path]) =>
    make('li', {}, make('a', { href: `#${anchorOf(method, path)}` }, `${method.toUpperCase()} ${path}`)),
  )
  const schemas = Object.entries(docs.components.schemas).map(([name, schema]) => schemaPart(name, schema))
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
