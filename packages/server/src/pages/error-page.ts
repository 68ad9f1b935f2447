import { API_ERRORS, type ErrorCode } from '@plainwire/domain/contract'
import type { FastifyReply } from 'fastify'
import { CACHE_CONTROL } from '../serving/cache-control.ts'

/**
 * The error pages. Each is in both languages, because the reader's language is unknown. They are constant, so
 * that nothing can be injected.
 */
const PAGES = {
  UNAVAILABLE: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Plainwire is not available</title></head>
<body><main><h1>Plainwire is not available right now.</h1><p>Please try again in a moment.</p>
<p lang="nl">Plainwire is nu niet bereikbaar. Probeer het zo meteen opnieuw.</p></main></body></html>
`,
  TOO_MANY_REQUESTS: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Too many requests</title></head>
<body><main><h1>Too many pages were requested from your network.</h1><p>Please try again in a minute.</p>
<p lang="nl">Vanaf je netwerk zijn te veel pagina’s opgevraagd. Probeer het over een minuut opnieuw.</p></main></body></html>
`,
  STORY_WITHDRAWN: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>This story has been withdrawn</title></head>
<body><main><h1>This story has been withdrawn.</h1>
<p lang="nl">Dit verhaal is ingetrokken.</p>
<p><a href="/corrections">Corrections</a> · <a href="/corrections?lang=nl" lang="nl">Correcties</a> · <a href="/">Plainwire</a></p>
</main></body></html>
`,
  INTERNAL: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong</title></head>
<body><main><h1>Something went wrong on our side.</h1><p>Please try again in a moment.</p>
<p lang="nl">Er ging bij ons iets mis. Probeer het zo meteen opnieuw.</p></main></body></html>
`,
} as const satisfies Partial<Record<ErrorCode, string>>

const RETRY_AFTER_SECONDS = 5

/** The code of the page that explains an error; 'INTERNAL' for errors without a page of their own. */
export function chooseErrorPageCode(code: ErrorCode): keyof typeof PAGES {
  return code in PAGES ? (code as keyof typeof PAGES) : 'INTERNAL'
}

/** Answers a browser with a page that explains the error. */
export function sendErrorPage(
  reply: FastifyReply,
  code: keyof typeof PAGES,
  retryAfterSeconds = RETRY_AFTER_SECONDS,
): FastifyReply {
  if (code !== 'STORY_WITHDRAWN') reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(API_ERRORS[code].status)
    .header('cache-control', CACHE_CONTROL.never)
    .type('text/html; charset=utf-8')
    .send(PAGES[code])
}
