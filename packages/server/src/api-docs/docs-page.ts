import { parseHTML } from 'linkedom'
import type { DocsDocument, Operation } from './docs-document.ts'

type Page = ReturnType<typeof parseHTML>['document']
type Element = ReturnType<Page['createElement']>
type Child = Element | string
/** Makes an element; whatever is given as text stays text. */
type Make = (name: string, attributes: Record<string, string>, ...children: Child[]) => Element

const BLANK = '<!doctype html><html lang="en"><head></head><body></body></html>'

function maker(document: Page): Make {
  return (name, attributes, ...children) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.append(...children)
    return element
  }
}

const anchorOf = (method: string, path: string) => `${method}${path.replaceAll(/\W+/g, '-')}`
const written = (schema: unknown) => JSON.stringify(schema, null, 2)

function schemaPart(make: Make, title: string, schema: unknown): Element {
  const json = make('pre', { tabindex: '0' }, make('code', {}, written(schema)))
  return make('details', {}, make('summary', {}, title), json)
}

function parameterRows(make: Make, parameters: NonNullable<Operation['parameters']>): Element {
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

function answers(make: Make, responses: Operation['responses']): Element[] {
  return Object.entries(responses).flatMap(([status, { description, content = {} }]) => {
    const schemas = Object.values(content).map(({ schema }) => schema)
    if (status === '200') return schemas.map((schema) => schemaPart(make, 'Answer 200', schema))
    return [make('p', {}, make('code', {}, status), ` ${description ?? ''}`)]
  })
}

function callPart(make: Make, method: string, path: string, operation: Operation): Element {
  const { summary = '', parameters = [], requestBody, responses } = operation
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) =>
    schemaPart(make, 'Body', schema),
  )
  return make(
    'section',
    { id: anchorOf(method, path) },
    make('h3', {}, make('code', {}, `${method.toUpperCase()} ${path}`)),
    make('p', {}, summary),
    ...(parameters.length > 0 ? [parameterRows(make, parameters)] : []),
    ...bodies,
    ...answers(make, responses),
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

/** The API's documentation as a page without script, made from the OpenAPI document. */
export function docsPage(docs: DocsDocument, styleSheet: string): string {
  const { document } = parseHTML(BLANK)
  const make = maker(document)
  const calls = callsOf(docs)
  const contents = calls.map(([method, path]) =>
    make('li', {}, make('a', { href: `#${anchorOf(method, path)}` }, `${method.toUpperCase()} ${path}`)),
  )
  const schemas = Object.entries(docs.components.schemas).map(([name, schema]) =>
    schemaPart(make, name, schema),
  )
  document.head.append(
    make('meta', { charset: 'utf-8' }),
    make('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    make('meta', { name: 'color-scheme', content: 'light dark' }),
    make('title', {}, `API · ${docs.info.title}`),
    make('link', { rel: 'stylesheet', href: styleSheet }),
    make('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  )
  document.body.append(
    make(
      'main',
      {},
      make('p', {}, make('a', { href: '/' }, docs.info.title)),
      make('h1', {}, 'API'),
      make('p', {}, docs.info.description),
      make('p', {}, 'The same for programs: ', make('a', { href: '/openapi.json' }, 'openapi.json'), '.'),
      make('nav', { 'aria-label': 'Calls' }, make('ul', {}, ...contents)),
      make('h2', {}, 'Calls'),
      ...calls.map(([method, path, operation]) => callPart(make, method, path, operation)),
      make('h2', {}, 'Schemas'),
      ...schemas,
    ),
  )
  return document.toString()
}
