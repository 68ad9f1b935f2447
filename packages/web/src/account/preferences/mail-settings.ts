import { API, type MailSettings } from '@plainwire/domain/contract'
import { isTimeZone } from '@plainwire/domain/digest'
import { isLanguage, type Language } from '@plainwire/domain/language'
import type { Answered } from '../../lib/api.ts'
import { browserOutside, type Outside } from '../../lib/outside.ts'
import { account } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'

/** The time zone of this device; UTC where the browser hides it, or has one that nobody else knows. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : 'UTC'
}

/** Sends the server in which language and at whose seven o'clock mails are wanted, and learns when the next one comes. */
export function sendMailSettings(
  language: Language,
  { resume = false, outside = browserOutside }: { resume?: boolean; outside?: Outside } = {},
): Promise<Answered<MailSettings>> {
  const body = { language, timeZone: ownTimeZone(), ...(resume && { resume }) }
  return callAsReader(API.putMailSettings, { body }, { outside })
}

/** Sends it when somebody signs in: nobody need open the settings to get mails in their own language. A failure waits for the next time. */
export function syncMailSettings(outside: Outside = browserOutside): () => void {
  let { status: before } = account.get()
  return account.subscribe(() => {
    const { status } = account.get()
    const { lang } = document.documentElement
    if (before === 'none' && status === 'signed-in' && isLanguage(lang))
      void sendMailSettings(lang, { outside })
    before = status
  })
}
