import { API } from '@plainwire/domain/contract'
import { useState } from 'react'
import { callAsReader } from '../../account/session/call-as-reader.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { triggerFileDownload } from '../../lib/storage/save-file.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'

/** A button that downloads everything that the server stores about the reader, as JSON. */
export function DownloadAccountDataButton() {
  const text = useTexts()
  const [isFetching, setFetching] = useState(false)
  const take = async () => {
    setFetching(true)
    const answered = await callAsReader(API.exportAccount)
    setFetching(false)
    if (answered.ok)
      triggerFileDownload(
        'plainwire-account.json',
        'application/json',
        JSON.stringify(answered.data, undefined, 2),
      )
    else showToast(text('account.export.failed'), 'error')
  }
  return (
    <section className="grid justify-items-start gap-2" aria-labelledby="account-export">
      <h2 id="account-export" className="text-18 font-semibold">
        {text('account.export')}
      </h2>
      <p className="text-14 text-ink-soft">{text('account.export.explained')}</p>
      <Button look="outline" disabled={isFetching} onClick={() => void take()}>
        {text(isFetching ? 'account.export.fetching' : 'account.export.take')}
      </Button>
    </section>
  )
}
