import { API, type MailSettings } from '@plainwire/domain/contract'
import { formatFullDate } from '@plainwire/domain/time'
import { useEffect, useState } from 'react'
import { sendMailSettings } from '../../account/preferences/mail-settings.ts'
import { callAsReader } from '../../account/session/call-as-reader.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { StatusMessage } from '../../ui/messages/status-message.tsx'

type Preview = { page: string; subject: string } | 'none' | 'loading' | 'failed'

/** True if the path is that of the preview page of this site. No other page may be embedded. */
const isOwnPage = (page: string) => page.startsWith('/digest/preview?')

function DigestPreview() {
  const text = useTexts()
  const [preview, setPreview] = useState<Preview>('none')
  const load = async () => {
    setPreview('loading')
    const answered = await callAsReader(API.previewDigest)
    setPreview(answered.ok && isOwnPage(answered.data.page) ? answered.data : 'failed')
  }
  const isShown = typeof preview === 'object'
  return (
    <>
      <div>
        <Button
          look="outline"
          aria-busy={preview === 'loading' || undefined}
          aria-expanded={isShown}
          onClick={() => (isShown ? setPreview('none') : void load())}
        >
          {text(isShown ? 'preferences.email.preview.hide' : 'preferences.email.preview')}
        </Button>
      </div>
      <p className="sr-only" role="status">
        {preview === 'loading' && text('preferences.loading')}
      </p>
      {preview === 'failed' && <StatusMessage kind="error" text={text('preferences.email.preview.failed')} />}
      {isShown && (
        <figure className="grid gap-2">
          <figcaption className="text-14 text-ink-soft">
            {text('preferences.email.preview.subject', { subject: preview.subject })}
          </figcaption>
          <iframe
            className="h-96 w-full rounded-md border border-edge"
            sandbox=""
            src={preview.page}
            title={text('preferences.email.preview.title')}
          />
        </figure>
      )}
    </>
  )
}

/**
 * A text that says when the next digest is sent, or why digests are suspended, and a preview of the digest.
 */
export function DigestStatus() {
  const text = useTexts()
  const { language } = text
  const [settings, setSettings] = useState<MailSettings>()
  const resume = async () => {
    const answered = await sendMailSettings(language, { resume: true })
    if (answered.ok) setSettings(answered.data)
  }
  useEffect(() => {
    void sendMailSettings(language).then((answered) => answered.ok && setSettings(answered.data))
  }, [language])
  const zone = settings?.timeZone.replaceAll('_', ' ') ?? ''
  const day = settings?.next && formatFullDate(new Date(`${settings.next.day}T00:00:00Z`), language, 'UTC')
  return (
    <div className="grid gap-4 pt-2">
      {settings?.suspended ? (
        <StatusMessage kind="error" text={text(`preferences.email.suspended.${settings.suspended.for}`)}>
          <Button look="outline" onClick={resume}>
            {text('preferences.email.resume')}
          </Button>
        </StatusMessage>
      ) : (
        <p className="min-h-6 text-14 text-ink-soft">
          {settings && text('preferences.email.when', { hour: settings.hour, zone })}{' '}
          {day && text('preferences.email.next', { day })}
        </p>
      )}
      <DigestPreview />
    </div>
  )
}
