import { ERRORS, type ErrorCode } from '@plainwire/domain/contract'
import type { FastifyReply } from 'fastify'
import { CACHE } from '../serving/cache-control.ts'

/** Said in both languages, because nothing is known of the reader here; constant, so that nothing can be put into it. */
const PAGES = {
  UNAVAILABLE: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Plainwire is not available</title></head>
<body><main><h1>Plainwire is not available right now.</h1><p>Please try again in a moment.</p>
<p lang="nl">Plainwire is nu niet bereikbaar. Probeer het zo meteen opnieuw.</p></main></body></html>
`,
  INTERNAL: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong</title></head>
<body><main><h1>Something went wrong on our side.</h1><p>Please try again in a moment.</p>
<p lang="nl">Er ging bij ons iets mis. Probeer het zo meteen opnieuw.</p></main></body></html>
`,
} as const satisfies Partial<Record<ErrorCode, string>>

const RETRY_AFTER_SECONDS = 5

/** Answers a browser with a page that says in plain words that there is none. */
export function sendErrorPage(reply: FastifyReply, code: keyof typeof PAGES): FastifyReply {
  return reply
    .code(ERRORS[code].status)
    .header('cache-control', CACHE.never)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .type('text/html; charset=utf-8')
    .send(PAGES[code])
}
