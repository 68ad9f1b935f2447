// One chunk for all of these: their shared code would otherwise be loaded with the first view.
export { MergeMutesDialog } from './merge-mutes-dialog.tsx'
export { MergeMutesPrompt } from './merge-mutes-prompt.tsx'
export { OnboardingDialog } from './onboarding/onboarding-dialog.tsx'
export { PreferencesDialog } from './preferences-dialog.tsx'
