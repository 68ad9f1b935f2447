import { UserRound } from 'lucide-react'
import { useId } from 'react'
import { useAskedDialogs } from '../../lib/asked-dialogs.ts'
import { useFlags } from '../../lib/config.ts'
import { useTexts } from '../../lib/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'

/** Leads to signing in, where this installation has accounts (HD-04). */
export function SignInButton() {
  const text = useTexts()
  const { open } = useAskedDialogs()
  const { signIn } = useFlags()
  const hint = useId()
  if (!signIn) return null
  return (
    <>
      <button
        type="button"
        title={text('signIn.hint')}
        aria-describedby={hint}
        className={`${buttonClass('quiet')} justify-center max-sm:px-0`}
        onClick={() => open({ name: 'signIn' })}
      >
        <UserRound size={16} aria-hidden="true" className="shrink-0 sm:hidden" />
        <span className="max-sm:sr-only">{text('signIn.button')}</span>
      </button>
      <span id={hint} hidden>
        {text('signIn.hint')}
      </span>
    </>
  )
}
