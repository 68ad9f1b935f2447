import { PROVIDERS, type SignUpMode } from '@plainwire/domain/contract'
import { ArrowLeft, Mail } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useConfig } from '../../lib/config.ts'
import { type TextKey, useTexts } from '../../lib/texts.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { CodeBoxes } from './code-boxes.tsx'
import { isComplete } from './code-digits.ts'
import type { SignIn } from './use-sign-in.ts'

const LINK = 'underline hover:text-ink'

function Failure({ error }: { error: string }) {
  return (
    <p role="alert" className="text-14 text-danger empty:hidden">
      {error}
    </p>
  )
}

/** Leads to the step before. */
function Back({ onBack, isDisabled }: { onBack: () => void; isDisabled: boolean }) {
  const text = useTexts()
  return (
    <button type="button" className={buttonClass('text')} disabled={isDisabled} onClick={onBack}>
      <ArrowLeft size={16} aria-hidden="true" className="me-1.5 rtl:-scale-x-100" />
      {text('signIn.dialog.back')}
    </button>
  )
}

function Policies() {
  const text = useTexts()
  const [before = '', between = '', after = ''] = text('signIn.dialog.policies').split('|')
  return (
    <p className="text-14 text-ink-soft">
      {before}
      <AppLink to="/terms" opensDialog className={LINK}>
        {text('signIn.dialog.terms')}
      </AppLink>
      {between}
      <AppLink to="/privacy" opensDialog className={LINK}>
        {text('signIn.dialog.privacy')}
      </AppLink>
      {after}
    </p>
  )
}

/** The ways to sign in: an identity provider, or a mailed code. */
export function OptionsStep({ signIn }: { signIn: SignIn }) {
  const text = useTexts()
  const { doing, error, leave, goTo } = signIn
  const { oidcName } = useConfig().accounts ?? {}
  const offered = PROVIDERS.filter((provider) => provider !== 'oidc' || oidcName !== undefined)
  return (
    <div className="grid gap-5">
      <p>{text('signIn.dialog.explained')}</p>
      <div className="grid gap-3">
        {offered.map((provider) => (
          <button
            key={provider}
            type="button"
            disabled={doing !== undefined}
            className={`${buttonClass('outline')} wrap-anywhere`}
            onClick={() => void leave(provider)}
          >
            {text(`signIn.dialog.${provider}`, { name: oidcName ?? '' })}
          </button>
        ))}
        <button
          type="button"
          disabled={doing !== undefined}
          className={buttonClass('solid')}
          onClick={() => goTo('email')}
        >
          <Mail size={16} aria-hidden="true" />
          {text('signIn.dialog.email')}
        </button>
      </div>
      <Failure error={error} />
      <Policies />
    </div>
  )
}

const EXPLAINED = {
  open: 'signIn.dialog.email.explained',
  invitation: 'signIn.dialog.email.explained.invitation',
  domain: 'signIn.dialog.email.explained.domain',
  closed: 'signIn.dialog.email.explained.closed',
} as const satisfies Record<SignUpMode, TextKey>

/** Where the code is to be sent. */
export function EmailStep({ signIn }: { signIn: SignIn }) {
  const text = useTexts()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState(signIn.email)
  const { doing, error, requestCode, back, isInvited } = signIn
  const { signUp = 'open' } = useConfig().accounts ?? {}
  const explained = isInvited ? 'signIn.dialog.email.explained.invited' : EXPLAINED[signUp]
  useEffect(() => field.current?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '') void requestCode(email.trim())
  }
  return (
    <form className="grid gap-5" onSubmit={send}>
      <p>{text(explained)}</p>
      <div className="grid gap-2">
        <label htmlFor={id} className="text-14 font-semibold">
          {text('signIn.dialog.address')}
        </label>
        <input
          ref={field}
          id={id}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          value={email}
          aria-invalid={error !== ''}
          className="w-full rounded-md border border-edge bg-paper px-3 text-16 target aria-invalid:border-danger"
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      <Failure error={error} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Back onBack={back} isDisabled={doing !== undefined} />
        <button
          type="submit"
          disabled={doing !== undefined || email.trim() === ''}
          className={buttonClass('solid')}
        >
          {text(doing ? 'signIn.dialog.sending' : 'signIn.dialog.send')}
        </button>
      </div>
    </form>
  )
}

/** The code from the mail. */
export function CodeStep({ signIn }: { signIn: SignIn }) {
  const text = useTexts()
  const { doing, email, digits, error, note, verify, requestAgain, back, setDigits } = signIn
  const isReady = isComplete(digits) && doing === undefined
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) void verify()
  }
  return (
    <form className="grid gap-5" onSubmit={enter}>
      <p className="wrap-anywhere">{text('signIn.dialog.code.explained', { email })}</p>
      <CodeBoxes digits={digits} isWrong={error !== ''} onChange={setDigits} />
      <Failure error={error} />
      <div className="grid justify-items-start gap-1">
        <button
          type="button"
          disabled={doing !== undefined}
          className={buttonClass('text')}
          onClick={() => void requestAgain()}
        >
          {text('signIn.dialog.resend')}
        </button>
        <p role="status" className="min-h-6 text-14 text-ink-soft">
          {note}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Back onBack={back} isDisabled={doing !== undefined} />
        <button type="submit" disabled={!isReady} className={buttonClass('solid')}>
          {text(doing === 'verify' ? 'signIn.dialog.verifying' : 'signIn.dialog.verify')}
        </button>
      </div>
    </form>
  )
}
