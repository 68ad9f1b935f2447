import { expect, test } from 'vitest'
import { findUnknownNames } from './doc-names.ts'

const code = [
  { file: 'packages/post/src/mail/mail-sender.ts', text: 'export function sendMail(mail: NewMail) {}' },
  { file: 'scripts/run.mjs', text: '' },
]
const unknown = (text: string, file = 'docs/a.md') => findUnknownNames([{ file, text }], code)

test.each([
  ['`sendMail` and `sendMail()` take a `NewMail`'],
  ['`mail/mail-sender.ts`, `post/src/mail/mail-sender.ts`, `../mail/mail-sender.ts`, `scripts/run.mjs`'],
  ['`lower`, `MAX_MAILS`, `npm run goneAway`, goneAway, `mail/*.ts`'],
])('%s is known', (text) => {
  expect(unknown(text)).toEqual([])
})

test.each([
  ['`sendLetter`', 'docs/a.md names sendLetter, which no code contains.'],
  ['`sendLetter()`', 'docs/a.md names sendLetter, which no code contains.'],
  ['`sender/mail-sender.ts`', "docs/a.md names the file sender/mail-sender.ts, which doesn't exist."],
  ['`ail/mail-sender.ts`', "docs/a.md names the file ail/mail-sender.ts, which doesn't exist."],
])('%s is unknown', (text, line) => {
  expect(unknown(text)).toEqual([line])
})

test('a changelog may name what no longer exists', () => {
  expect(unknown('`sendLetter`', 'CHANGELOG.md')).toEqual([])
})
