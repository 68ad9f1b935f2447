import { useOpenDialogs } from '../../lib/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { TextDialog } from '../../ui/text-dialog.tsx'
import { CodeStep, EmailStep, OptionsStep } from './sign-in-steps.tsx'
import { useSignIn } from './use-sign-in.ts'

const STEPS = { options: OptionsStep, email: EmailStep, verification: CodeStep }

/**
 * Signs a reader in with a mailed code or an identity provider. A reader without interests gets the
 * onboarding next.
 */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  const { replace } = useOpenDialogs()
  const signIn = useSignIn((reader) => {
    if (reader.hasCompletedOnboarding) onClose()
    else replace({ name: 'onboarding' })
  })
  const Shown = STEPS[signIn.step]
  return (
    <TextDialog title={text(`signIn.dialog.title.${signIn.step}`)} onClose={onClose}>
      <Shown signIn={signIn} />
    </TextDialog>
  )
}
