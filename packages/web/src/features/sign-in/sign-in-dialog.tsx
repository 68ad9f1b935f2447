import { useDialogStack } from '../../lib/addresses/open-dialogs.ts'
import { useTexts } from '../../lib/texts.ts'
import { TextDialog } from '../../ui/dialog/text-dialog.tsx'
import { CodeStep, EmailStep, SignInOptionsStep } from './sign-in-steps.tsx'
import { useSignIn } from './use-sign-in.ts'

const STEPS = { options: SignInOptionsStep, email: EmailStep, verification: CodeStep }

/**
 * The dialog that signs a reader in with a mailed code or an identity provider. After the sign-in, the
 * onboarding dialog opens if the reader hasn't completed the onboarding.
 */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const text = useTexts()
  const { replace } = useDialogStack()
  const signIn = useSignIn((reader) => {
    if (reader.hasCompletedOnboarding) onClose()
    else replace({ name: 'onboarding' })
  })
  const StepContent = STEPS[signIn.step]
  return (
    <TextDialog title={text(`signIn.dialog.title.${signIn.step}`)} onClose={onClose}>
      <StepContent signIn={signIn} />
    </TextDialog>
  )
}
