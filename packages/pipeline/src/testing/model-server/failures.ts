import type { Language } from '@plainwire/domain/language'
import type { Behaviour } from './behaviour.ts'
import { alwaysAnswer, buildChatCompletion, buildErrorResponse } from './completions.ts'

const REFUSAL: Record<Language, string> = {
  en: 'I’m sorry, but I can’t help with news about deaths.',
  nl: 'Het spijt me, maar ik kan niet helpen met nieuws over doden.',
}

/** Simulated servers whose answers contain no text that could be used. */
export function listEmptyAnswerBehaviours(language: Language, other: string): Behaviour[] {
  return [
    { name: 'empty', answering: alwaysAnswer(''), proven: 0, failure: 'empty' },
    { name: 'a refusal', answering: alwaysAnswer(REFUSAL[language]), proven: 0, failure: 'declined' },
    {
      name: 'a refusal in a field of its own',
      answering: () => ({ json: { choices: [{ message: { content: null, refusal: 'No.' } }] } }),
      proven: 0,
      failure: 'declined',
    },
    {
      name: 'thinks without end',
      answering: alwaysAnswer('<think>Six? Or', 'length'),
      proven: 0,
      failure: 'cut-off',
    },
    {
      name: 'prose alone',
      answering: alwaysAnswer('Six people died in Beira.'),
      proven: 0,
      failure: 'no-json',
    },
    {
      name: 'JSON of another form',
      answering: alwaysAnswer('{"news": 6}'),
      proven: 0,
      failure: 'wrong-form',
    },
    { name: 'the wrong language', answering: alwaysAnswer(other), proven: 0, failure: 'wrong-language' },
    {
      name: 'a huge answer',
      answering: alwaysAnswer('x'.repeat(2_000_000)),
      proven: 0,
      failure: 'too-large',
    },
    { name: 'HTML', answering: () => ({ body: '<html><h1>Sign in</h1>' }), proven: 0, failure: 'not-json' },
    { name: 'no completion', answering: () => ({ json: { choices: [] } }), proven: 0, failure: 'not-json' },
  ]
}

/** Simulated servers that are busy, fail, refuse or redirect requests, or don't answer in time. */
export function listOutageBehaviours(good: string): Behaviour[] {
  return [
    {
      name: '429 with Retry-After, then an answer',
      answering: (_request, count) =>
        count === 1
          ? { status: 429, headers: { 'retry-after': '3' }, json: {} }
          : { json: buildChatCompletion(good) },
      proven: 3,
      requests: 2,
    },
    {
      name: '503',
      answering: () => ({ status: 503, body: 'busy' }),
      proven: 0,
      requests: 3,
      failure: 'broken',
    },
    { name: 'a wrong key', answering: () => buildErrorResponse('no', 401), proven: 0, failure: 'refused' },
    {
      name: 'every form is refused',
      answering: () => buildErrorResponse('context length exceeded'),
      proven: 0,
      requests: 6,
      failure: 'refused',
    },
    { name: 'no answer in time', answering: () => undefined, timeoutMs: 100, proven: 0, failure: 'too-slow' },
    {
      name: 'a redirect',
      answering: () => ({ status: 307, headers: { location: 'http://127.0.0.1:1/' }, json: {} }),
      proven: 0,
      failure: 'too-many-redirects',
    },
  ]
}
