import { formatLongDate } from '@plainwire/domain/time'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import type { LegalPage } from '../../lib/addresses/paths.ts'
import { DISCLOSED_REQUEST_NAMES } from '../../lib/listed-requests.ts'
import { type TextKey, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DialogBottomCloseButton } from '../../ui/dialog/dialog-bottom-close-button.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'

/** The date on which the privacy policy and the terms were last changed. */
const POLICY_DATE = new Date(Date.UTC(2025, 0, 13))

/** The common prefix of the text keys of a section's title and text, such as 'legal.terms.age'. */
type PartKey = TextKey extends infer Key
  ? Key extends `legal.${infer Page}.${infer Part}.text`
    ? `legal.${Page}.${Part}`
    : never
  : never

const PARTS: Record<LegalPage, PartKey[]> = {
  about: [
    'legal.about.what',
    'legal.about.how',
    'legal.about.sources',
    'legal.about.reader',
    'legal.about.contact',
  ],
  privacy: [
    'legal.privacy.device',
    'legal.privacy.account',
    'legal.privacy.push',
    'legal.privacy.place',
    'legal.privacy.none',
    'legal.privacy.server',
    'legal.privacy.rights',
  ],
  terms: [
    'legal.terms.use',
    'legal.terms.age',
    'legal.terms.content',
    'legal.terms.liability',
    'legal.terms.contact',
  ],
  portal: ['legal.portal.what', 'legal.portal.simulated'],
}

/** The list of all requests that the application makes, with what each reveals about the reader. */
function SeenByServer() {
  const text = useTexts()
  return (
    <ul className="grid max-w-[66ch] list-disc gap-1 ps-5">
      {DISCLOSED_REQUEST_NAMES.map((kind) => (
        <li key={kind}>{text(`legal.privacy.sees.${kind}`)}</li>
      ))}
    </ul>
  )
}

/** The dialog for About, Privacy, Terms, and the explanation of simulated payments. */
export function LegalDialog({ page, onClose }: { page: LegalPage; onClose: () => void }) {
  const text = useTexts()
  const { open } = useDialogStack()
  return (
    <TextDialog title={text(`legal.${page}.title`)} onClose={onClose} gap={5}>
      {PARTS[page].map((part) => (
        <section key={part} className="grid gap-1">
          <h2 className="headline text-18">{text(`${part}.title`)}</h2>
          <p className="max-w-[66ch]">{text(`${part}.text`)}</p>
          {part === 'legal.privacy.server' && <SeenByServer />}
        </section>
      ))}
      {page === 'privacy' && (
        <Button look="text" className="justify-self-start" onClick={() => open({ name: 'device' })}>
          {text('device.title')}
        </Button>
      )}
      {page !== 'about' && page !== 'portal' && (
        <p className="text-14 text-ink-soft">
          {text('legal.date', { date: formatLongDate(POLICY_DATE, text.language, 'UTC') })}
        </p>
      )}
      <DialogBottomCloseButton onClose={onClose} />
    </TextDialog>
  )
}
