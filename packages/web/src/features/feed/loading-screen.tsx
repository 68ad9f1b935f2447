import { useTexts } from '../../lib/texts.ts'

/** A full-screen loading indicator until the first edition is loaded. */
export function LoadingScreen() {
  const text = useTexts()
  return (
    <div
      role="status"
      className="fixed inset-0 z-40 grid place-content-center justify-items-center gap-4 bg-paper"
    >
      <span className="font-serif text-48 font-bold tracking-tight">{text('app.brand')}</span>
      <span className="text-16 text-ink-soft">{text('app.loading')}</span>
      <span aria-hidden="true" className="h-0.5 w-24 rounded-full bg-accent breathing" />
    </div>
  )
}
