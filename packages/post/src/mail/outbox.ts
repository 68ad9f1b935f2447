import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normaliseEmail } from '@plainwire/domain/reader'
import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'
import { toNodemailerMessage } from './outgoing-mail.ts'

/** The maximum number of mails in the folder; older ones are deleted. */
const MAX_MAILS = 50
const SHOWN = 20
const NAME = /^[\dTZ-]+-[\da-f-]{36}\.(eml|txt)$/

export interface MailOutboxFolder extends MailTransport {
  /** The newest mails as plain text, latest first. */
  read(): Promise<string>
  /** Deletes the mails to an e-mail address, when its reader deletes their account. */
  forget(email: string): Promise<void>
}

/** The file names of mails, oldest first. */
async function namesIn(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => NAME.test(name) && name.endsWith(ending)).sort()
}

/** Whether a mail is addressed to an e-mail address, according to the first line of its file. */
async function isTo(file: string, email: string): Promise<boolean> {
  const [first = ''] = (await readFile(file, 'utf8')).split('\n', 1)
  return normaliseEmail(first.replace(/^To: /, '')) === normaliseEmail(email)
}

async function deleteOldest(folder: string): Promise<void> {
  for (const ending of ['.eml', '.txt']) {
    const old = (await namesIn(folder, ending)).slice(0, -MAX_MAILS)
    for (const name of old) await rm(join(folder, name), { force: true })
  }
}

/**
 * Opens a folder that mails are written to instead of being sent, for trying Plainwire without a mail server.
 *
 * @param print prints a line for the person who started the process
 */
export async function openMailOutboxFolder(
  folder: string,
  { print, now }: { print: (line: string) => void; now: () => Date },
): Promise<MailOutboxFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { to, subject, text } = mail
      const { message } = await writer.sendMail(toNodemailerMessage(mail))
      const name = `${now().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}`
      await writeFile(join(folder, `${name}.eml`), message, { mode: 0o600 })
      const plain = `To: ${to}\nSubject: ${subject}\n\n${text}\n`
      await writeFile(join(folder, `${name}.txt`), plain, { mode: 0o600 })
      await deleteOldest(folder)
      print(`Mail to ${to}: ${subject}`)
    },
    close: () => writer.close(),
    async forget(email) {
      for (const name of await namesIn(folder, '.txt')) {
        if (!(await isTo(join(folder, name), email))) continue
        await rm(join(folder, name), { force: true })
        await rm(join(folder, name.replace(/txt$/, 'eml')), { force: true })
      }
    },
    async read() {
      const newest = (await namesIn(folder, '.txt')).reverse().slice(0, SHOWN)
      const mails = await Promise.all(newest.map((name) => readFile(join(folder, name), 'utf8')))
      return mails.length > 0 ? mails.join('\n----------\n\n') : 'No mails yet.\n'
    },
  }
}
