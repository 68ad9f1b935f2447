import { type Reader, useReader } from '../../../account/session/account.ts'
import { announce } from '../../../lib/access/announcements.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx'
import { TextDialog } from '../../../ui/dialog/text-dialog.tsx'
import { InterestChooser } from '../interest-chooser.tsx'
import { DemographicsFields } from './demographics-fields.tsx'
import { type OnboardingState, useOnboarding } from './use-onboarding.ts'

const STEPS = [0, 1] as const

function Progress({ step }: { step: number }) {
  const text = useTexts()
  const words = text('onboarding.progress', { step: step + 1, steps: STEPS.length })
  return (
    <div
      role="progressbar"
      aria-label={text('onboarding.progress.label')}
      aria-valuemin={1}
      aria-valuemax={STEPS.length}
      aria-valuenow={step + 1}
      aria-valuetext={words}
      className="grid grid-cols-2 gap-2"
    >
      {STEPS.map((index) => (
        <span
          key={index}
          className={`h-1.5 rounded-full transition-colors duration-150 ${index <= step ? 'bg-accent forced-colors:bg-[CanvasText]' : 'bg-line forced-colors:bg-[GrayText]'}`}
        />
      ))}
      <span className="col-span-2 text-14 text-ink-soft" aria-hidden="true">
        {words}
      </span>
    </div>
  )
}

function Interests({ onboarding }: { onboarding: OnboardingState }) {
  const text = useTexts()
  const { interests, setInterests, setStep, skip } = onboarding
  return (
    <>
      <p className="text-ink-soft">{text('onboarding.interests.explained')}</p>
      <InterestChooser chosen={interests} onChange={setInterests} />
      <DialogFooter>
        <Button look="outline" onClick={skip}>
          {text('onboarding.skip')}
        </Button>
        <Button look="solid" onClick={() => setStep(1)}>
          {text('onboarding.continue')}
        </Button>
      </DialogFooter>
    </>
  )
}

function AboutYou({ onboarding }: { onboarding: OnboardingState }) {
  const text = useTexts()
  const { demographics, setDemographics, isSaving, setStep, skip, finish } = onboarding
  const save = () => {
    finish()
    announce(text('onboarding.saving'))
  }
  return (
    <>
      <p className="text-ink-soft">{text('onboarding.demographics.explained')}</p>
      <DemographicsFields demographics={demographics} onChange={setDemographics} />
      <DialogFooter>
        <Button look="outline" className="me-auto" disabled={isSaving} onClick={() => setStep(0)}>
          {text('onboarding.back')}
        </Button>
        <Button look="outline" disabled={isSaving} onClick={skip}>
          {text('onboarding.skipAndFinish')}
        </Button>
        <Button look="solid" isPending={isSaving} onClick={save}>
          {text(isSaving ? 'onboarding.saving' : 'onboarding.getStarted')}
        </Button>
      </DialogFooter>
    </>
  )
}

function Steps({ reader, onClose }: { reader: Reader; onClose: () => void }) {
  const text = useTexts()
  const onboarding = useOnboarding(reader, onClose)
  const { step, skip } = onboarding
  const StepContent = step === 0 ? Interests : AboutYou
  return (
    <TextDialog title={text(step === 0 ? 'onboarding.interests' : 'onboarding.demographics')} onClose={skip}>
      <Progress step={step} />
      <StepContent onboarding={onboarding} />
    </TextDialog>
  )
}

/**
 * Asks a new reader for interests and, optionally, age and gender. Closing the dialog skips the onboarding.
 */
export function OnboardingDialog({ onClose }: { onClose: () => void }) {
  const reader = useReader()
  return reader ? <Steps key={reader.id} reader={reader} onClose={onClose} /> : null
}
