import { API, type MailSettings } from '@plainwire/domain/contract'
import { isLanguage, type Language } from '@plainwire/domain/language'
import { isTimeZone } from '@plainwire/domain/time'
import type { CallResult } from '../../lib/api.ts'
import { browserNetworkDependencies, type NetworkDependencies } from '../../lib/outside.ts'
import { account } from '../session/account.ts'
import { callAsReader } from '../session/call-as-reader.ts'

/** Returns the time zone of this device; 'UTC' if the browser hides it or reports an unknown one. */
export function getDeviceTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  // The type promises a time zone, but a browser that hides it may report none.
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC'
}

/**
 * Sends the language and time zone for mails to the server, and with `resume` resumes mails that were stopped.
 * Returns the settings, with the time of the next mail.
 */
export function sendMailSettings(
  language: Language,
  {
    resume = false,
    outside = browserNetworkDependencies,
  }: { resume?: boolean; outside?: NetworkDependencies } = {},
): Promise<CallResult<MailSettings>> {
  const body = { language, timeZone: getDeviceTimeZone(), ...(resume && { resume }) }
  return callAsReader(API.putMailSettings, { body }, { outside })
}

/**
 * Sends the language and time zone for mails after sign-in, so that mails are in the reader's language even if
 * the reader never opens the settings. If that fails, it isn't retried before the next sign-in. Returns a
 * function that stops this.
 */
export function syncMailSettings(outside: NetworkDependencies = browserNetworkDependencies): () => void {
  let { status: before } = account.get()
  return account.subscribe(() => {
    const { status } = account.get()
    const { lang } = document.documentElement
    if (before === 'none' && status === 'signed-in' && isLanguage(lang))
      void sendMailSettings(lang, { outside })
    before = status
  })
}
