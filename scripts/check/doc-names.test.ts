import { expect, test } from 'vitest'
import { findUnknownCommentNames, findUnknownNames } from './doc-names.ts'

const code = [
  { file: 'packages/post/src/mail/mail-sender.ts', text: 'export function sendMail(mail: NewMail) {}' },
  { file: 'scripts/run.mjs', text: '' },
]
const unknown = (text: string, file = 'README.md') => findUnknownNames([{ file, text }], code)

test.each([
  ['`sendMail`, `sendMail()` and `sendMail(mail, now)` take a `NewMail`'],
  ['`mail/mail-sender.ts`, `post/src/mail/mail-sender.ts`, `../mail/mail-sender.ts`, `scripts/run.mjs`'],
  ['`lower`, `MAX_MAILS`, `npm run goneAway`, goneAway, `mail/*.ts`'],
])('%s is known', (text) => {
  expect(unknown(text)).toEqual([])
})

test.each([
  ['`sendLetter`', 'README.md names sendLetter, which no code contains.'],
  ['`sendLetter()`', 'README.md names sendLetter, which no code contains.'],
  ['`sendLetter(mail, now)`', 'README.md names sendLetter, which no code contains.'],
  ['`sender/mail-sender.ts`', "README.md names the file sender/mail-sender.ts, which doesn't exist."],
  ['`ail/mail-sender.ts`', "README.md names the file ail/mail-sender.ts, which doesn't exist."],
])('%s is unknown', (text, line) => {
  expect(unknown(text)).toEqual([line])
})

test('a changelog may name what no longer exists', () => {
  expect(unknown('`sendLetter`', 'CHANGELOG.md')).toEqual([])
})

test.each([
  ['/** Sends a `NewMail` like `sendMail()`. @param mail the mail */\nexport function send(mail) {}'],
  ["// An 'oldName' without backticks\nconst a = 1"],
])('the comment in %j names what there is', (text) => {
  expect(findUnknownCommentNames([...code, { file: 'packages/a.ts', text }])).toEqual([])
})

test.each([
  ['/** Like `sendLetter`. */\nconst a = 1', 'sendLetter'],
  ['// Like `sendLetter()`\nconst a = 1', 'sendLetter'],
  ['// Like `sendLetter(mail, now)`\nconst a = 1', 'sendLetter'],
  ['/** @param letter the letter */\nexport function send(mail) {}', 'letter'],
  ['/** @param [letter] the letter */\nexport function send(mail) {}', 'letter'],
])('the comment in %j names %s, which no code contains', (text, name) => {
  expect(findUnknownCommentNames([...code, { file: 'packages/a.ts', text }])).toEqual([
    `packages/a.ts names ${name} in a comment, which the code doesn't contain.`,
  ])
})
