import { type Markup, markup } from '@plainwire/domain/markup'
import type { ApiDocumentation, Operation } from './docs-document.ts'

const anchorOf = (method: string, path: string) => `${method}${path.replaceAll(/\W+/g, '-')}`
const written = (schema: unknown) => JSON.stringify(schema, null, 2)

function schemaPart(title: string, schema: unknown): Markup {
  const json = markup`<pre tabindex="0"><code>${written(schema)}</code></pre>`
  return markup`<details><summary>${title}</summary>${json}</details>`
}

function parameterRows(parameters: NonNullable<Operation['parameters']>): Markup {
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      markup`<tr>
<th scope="row"><code>${name}</code></th>
<td>${required ? `${place}, needed` : place}</td>
<td><code>${JSON.stringify(schema)}</code></td>
</tr>`,
  )
  const heads = ['Parameter', 'Where', 'What'].map((text) => markup`<th scope="col">${text}</th>`)
  const head = markup`<thead><tr>${heads}</tr></thead>`
  return markup`<div class="wide" tabindex="0" role="group" aria-label="Parameters"><table>${head}<tbody>${rows}</tbody></table></div>`
}

function answers(responses: Operation['responses']): Markup[] {
  return Object.entries(responses).flatMap(([status, { description, content = {} }]) => {
    const schemas = Object.values(content).map(({ schema }) => schema)
    if (status === '200') return schemas.map((schema) => schemaPart('Answer 200', schema))
    return [markup`<p><code>${status}</code> ${description ?? ''}</p>`]
  })
}

function callPart(method: string, path: string, operation: Operation): Markup {
  const { summary = '', parameters = [], requestBody, responses } = operation
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schemaPart('Body', schema))
  return markup`<section id="${anchorOf(method, path)}">
<h3><code>${method.toUpperCase()} ${path}</code></h3>
<p>${summary}</p>
${parameters.length > 0 ? parameterRows(parameters) : undefined}
${bodies}
${answers(responses)}
</section>`
}

function callsOf({ paths }: ApiDocumentation): [method: string, path: string, operation: Operation][] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, string, Operation] => [
      method,
      path,
      operation,
    ]),
  )
}

function headPart(title: string, styleSheet: string): Markup {
  return markup`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · ${title}</title>
<link rel="stylesheet" href="${styleSheet}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>`
}

/** Renders the API's documentation as a page without scripts, from the OpenAPI document. */
export function renderDocsPage(docs: ApiDocumentation, styleSheet: string): string {
  const calls = callsOf(docs)
  const contents = calls.map(
    ([method, path]) =>
      markup`<li><a href="#${anchorOf(method, path)}">${method.toUpperCase()} ${path}</a></li>`,
  )
  const schemas = Object.entries(docs.components.schemas).map(([name, schema]) => schemaPart(name, schema))
  const body = markup`<body><main>
<p><a href="/">${docs.info.title}</a></p>
<h1>API</h1>
<p>${docs.info.description}</p>
<p>The same for programs: <a href="/openapi.json">openapi.json</a>.</p>
<nav aria-label="Calls"><ul>${contents}</ul></nav>
<h2>Calls</h2>
${calls.map(([method, path, operation]) => callPart(method, path, operation))}
<h2>Schemas</h2>
${schemas}
</main></body>`
  return markup`<!doctype html><html lang="en">${headPart(docs.info.title, styleSheet)}${body}</html>`.text
}
