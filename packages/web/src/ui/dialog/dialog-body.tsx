import type { ReactNode } from 'react'

const GAPS = { 5: 'gap-5', 6: 'gap-6', 8: 'gap-8' } as const

export interface DialogBodyProps {
  /** The space between the dialog's parts, in units of 4 px. */
  gap?: keyof typeof GAPS
  /** True if a DialogHeader is above the body. */
  isUnderHead?: boolean
  children: ReactNode
}

/** The content of a single-column dialog. */
export function DialogBody({ gap = 6, isUnderHead = true, children }: DialogBodyProps) {
  return (
    <div
      className={`grid grid-cols-1 content-start px-4 pb-8 md:px-9 ${isUnderHead ? 'pt-6' : 'pt-8'} ${GAPS[gap]}`}
    >
      {children}
    </div>
  )
}
