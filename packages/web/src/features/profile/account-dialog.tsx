import { useAccount } from '../../account/session/account.ts'
import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { StatusMessage } from '../../ui/messages/status-message.tsx'
import { AdminPagesSection } from './admin-pages-section.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'
import { DeviceList } from './device-list.tsx'
import { DownloadAccountDataButton } from './download-account-data-button.tsx'

/** The dialog for the account: its sessions, the export of its data, and its deletion. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  const { replace } = useDialogStack()
  const { status, reader } = useAccount()
  return (
    <TextDialog title={text('account.title')} onClose={onClose}>
      {reader && (
        <>
          <p className="wrap-anywhere">{text('account.who', { email: reader.email })}</p>
          <DeviceList key={reader.id} />
          {reader.isOperator && <AdminPagesSection />}
          <DownloadAccountDataButton />
          <DeleteAccountSection onDeleted={onClose} />
        </>
      )}
      {status === 'none' && (
        <StatusMessage kind="empty" text={text('account.none')}>
          <Button look="solid" onClick={() => replace({ name: 'signIn' })}>
            {text('signIn.button')}
          </Button>
        </StatusMessage>
      )}
    </TextDialog>
  )
}
