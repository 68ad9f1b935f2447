import type { ReactNode } from 'react'

/** The actions at the foot of a dialog, always visible. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-4 -mb-8 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-4 py-4 md:-mx-9 md:px-9">
      {children}
    </div>
  )
}
