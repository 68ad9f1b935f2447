import { API } from '@plainwire/domain/contract'
import { useState } from 'react'
import { callAsReader } from '../../account/session/call-as-reader.ts'
import { showToast } from '../../lib/access/toasts.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'

/** A button that opens the operators' pages, which use a separate session cookie. */
export function AdminPagesSection() {
  const text = useTexts()
  const [isEntering, setEntering] = useState(false)
  const enter = async () => {
    setEntering(true)
    const answered = await callAsReader(API.enterAdmin)
    if (answered.ok) {
      location.assign(`${answered.data.path}?lang=${text.language}`)
      return
    }
    setEntering(false)
    showToast(text('account.newsroom.failed'), 'error')
  }
  return (
    <section className="grid justify-items-start gap-2" aria-labelledby="account-newsroom">
      <h2 id="account-newsroom" className="text-18 font-semibold">
        {text('account.newsroom')}
      </h2>
      <p className="text-14 text-ink-soft">{text('account.newsroom.explained')}</p>
      <Button look="outline" disabled={isEntering} onClick={() => void enter()}>
        {text('account.newsroom.open')}
      </Button>
    </section>
  )
}
