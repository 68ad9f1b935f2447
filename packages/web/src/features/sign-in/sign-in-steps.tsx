import { SIGN_IN_PROVIDERS, type SignUpMode } from '@plainwire/domain/contract'
import { ArrowLeft, Mail } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useConfig } from '../../lib/config.ts'
import { type TextKey, useTexts } from '../../lib/texts.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { isCodeComplete } from './code-digits.ts'
import { SignInCodeInput } from './sign-in-code-input.tsx'
import type { UseSignInResult } from './use-sign-in.ts'

const LINK = 'underline hover:text-ink'

function Failure({ error }: { error: string }) {
  return (
    <p role="alert" className="text-14 text-danger empty:hidden">
      {error}
    </p>
  )
}

/** A button that returns to the previous step. */
function Back({ onBack, isDisabled }: { onBack: () => void; isDisabled: boolean }) {
  const text = useTexts()
  return (
    <Button look="text" disabled={isDisabled} onClick={onBack}>
      <ArrowLeft size={16} aria-hidden="true" className="me-1.5 rtl:-scale-x-100" />
      {text('signIn.dialog.back')}
    </Button>
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

/** The first step: the choice between identity providers and a mailed code. */
export function SignInOptionsStep({ signIn }: { signIn: UseSignInResult }) {
  const text = useTexts()
  const { pendingAction, error, leave, goTo } = signIn
  const { oidcName } = useConfig().accounts ?? {}
  const offered = SIGN_IN_PROVIDERS.filter((provider) => provider !== 'oidc' || oidcName !== undefined)
  return (
    <div className="grid gap-5">
      <p>{text('signIn.dialog.explained')}</p>
      <div className="grid gap-3">
        {offered.map((provider) => (
          <Button
            key={provider}
            look="outline"
            disabled={pendingAction !== undefined}
            className="wrap-anywhere"
            onClick={() => void leave(provider)}
          >
            {text(`signIn.dialog.${provider}`, { name: oidcName ?? '' })}
          </Button>
        ))}
        <Button look="solid" disabled={pendingAction !== undefined} onClick={() => goTo('email')}>
          <Mail size={16} aria-hidden="true" />
          {text('signIn.dialog.email')}
        </Button>
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

/** The step that requests a code for a mail address. */
export function EmailStep({ signIn }: { signIn: UseSignInResult }) {
  const text = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState(signIn.email)
  const { pendingAction, error, requestCode, back, isInvited } = signIn
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
      <TextField
        ref={field}
        label={text('signIn.dialog.address')}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        value={email}
        error={error}
        onChange={({ target }) => setEmail(target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Back onBack={back} isDisabled={pendingAction !== undefined} />
        <Button look="solid" type="submit" disabled={pendingAction !== undefined || email.trim() === ''}>
          {text(pendingAction ? 'signIn.dialog.sending' : 'signIn.dialog.send')}
        </Button>
      </div>
    </form>
  )
}

/** The step in which the mailed code is entered. */
export function CodeStep({ signIn }: { signIn: UseSignInResult }) {
  const text = useTexts()
  const { pendingAction, email, digits, error, note, verify, requestAgain, back, setDigits } = signIn
  const isReady = isCodeComplete(digits) && pendingAction === undefined
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) void verify()
  }
  return (
    <form className="grid gap-5" onSubmit={enter}>
      <p className="wrap-anywhere">{text('signIn.dialog.code.explained', { email })}</p>
      <SignInCodeInput digits={digits} isWrong={error !== ''} onChange={setDigits} />
      <Failure error={error} />
      <div className="grid justify-items-start gap-1">
        <Button look="text" disabled={pendingAction !== undefined} onClick={() => void requestAgain()}>
          {text('signIn.dialog.resend')}
        </Button>
        <p role="status" className="min-h-6 text-14 text-ink-soft">
          {note}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Back onBack={back} isDisabled={pendingAction !== undefined} />
        <Button look="solid" type="submit" disabled={!isReady}>
          {text(pendingAction === 'verify' ? 'signIn.dialog.verifying' : 'signIn.dialog.verify')}
        </Button>
      </div>
    </form>
  )
}
