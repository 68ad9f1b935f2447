import type { ReactNode } from 'react'

interface MessageProps {
  /** 'error' is announced to screen readers immediately. */
  kind: 'empty' | 'error'
  title?: string
  /** The id of the title, in a dialog that contains only this message: the title is then its <h1>. */
  titleId?: string
  text: string
  detail?: string
  /** A button or link that resolves the situation. */
  children?: ReactNode
}

/** Shown instead of content that is empty or failed to load: one sentence and one action. */
export function StatusMessage({ kind, title, titleId, text, detail, children }: MessageProps) {
  const Heading = titleId === undefined ? 'h2' : 'h1'
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      className="mx-auto grid max-w-120 justify-items-center gap-4 px-4 py-16 text-center"
    >
      {title && (
        <Heading id={titleId} className="headline text-22">
          {title}
        </Heading>
      )}
      <p className="text-16">{text}</p>
      {detail && <p className="text-14 text-ink-soft">{detail}</p>}
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
