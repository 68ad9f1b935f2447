import { expect, test } from 'vitest'
import { parseModelReply } from './chat-answer.ts'

const json = (value: unknown) => JSON.stringify(value)
const said = { text: 'Hello.', refusal: undefined, finish: 'stop', tokens: 7 }
const delta = (content: string, rest = {}) => json({ choices: [{ delta: { content }, ...rest }] })

test.each([
  [
    'OpenAI',
    json({
      choices: [{ message: { content: 'Hello.' }, finish_reason: 'stop' }],
      usage: { total_tokens: 7 },
    }),
  ],
  [
    'OpenAI in parts',
    json({
      choices: [
        { message: { content: [{ type: 'text', text: 'Hel' }, { text: 'lo.' }] }, finish_reason: 'stop' },
      ],
      usage: { total_tokens: 7 },
    }),
  ],
  [
    'a stream of events',
    [
      ': keep-alive',
      '',
      `data: ${delta('Hel')}`,
      '',
      `data: ${delta('lo.', { finish_reason: 'stop' })}`,
      '',
      `data: ${json({ choices: [], usage: { total_tokens: 7 } })}`,
      '',
      'data: [DONE]',
      '',
    ].join('\r\n'),
  ],
  [
    'Ollama',
    json({ message: { content: 'Hello.' }, done_reason: 'stop', prompt_eval_count: 4, eval_count: 3 }),
  ],
  [
    'Ollama’s stream',
    [
      json({ message: { content: 'Hel' }, done: false }),
      json({ message: { content: 'lo.' }, done_reason: 'stop', prompt_eval_count: 4, eval_count: 3 }),
      '',
    ].join('\n'),
  ],
])('%s', (_name, body) => {
  expect(parseModelReply(body)).toEqual(said)
})

test('a refusal, nothing said, and no count of tokens', () => {
  const message = { content: null, refusal: 'No.' }
  expect(parseModelReply(json({ choices: [{ message, finish_reason: 'stop' }] }))).toEqual({
    text: '',
    refusal: 'No.',
    finish: 'stop',
    tokens: undefined,
  })
})

test.each([['<html>'], ['{"error": {"message": "no"}}'], ['{"choices": []}'], [''], ['data: {'], ['[]']])(
  '%j is no completion',
  (body) => {
    expect(() => parseModelReply(body)).toThrow()
  },
)
