// These components are exported together so that they form one chunk. In separate chunks, the code that they
// share would be loaded with the first view.
export { MergeMutesDialog } from './merge-mutes-dialog.tsx'
export { MergeMutesPrompt } from './merge-mutes-prompt.tsx'
export { OnboardingDialog } from './onboarding/onboarding-dialog.tsx'
export { PreferencesDialog } from './preferences-dialog.tsx'
