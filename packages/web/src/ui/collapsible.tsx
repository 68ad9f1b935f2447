import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldProps {
  name: string
  /** One line about the content, which is visible even while the section is closed. */
  summary: ReactNode
  children: ReactNode
}

/** A collapsible section (<details>), closed initially. */
export function Collapsible({ name, summary, children }: FoldProps) {
  return (
    <details className="group border-b border-line">
      <summary className="flex list-none items-center gap-2 py-2 text-14 target [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="shrink-0 transition-transform duration-150 group-open:rotate-90"
        />
        <span>
          <span className="font-semibold">{name}</span>
          <span className="ms-2 text-ink-soft">{summary}</span>
        </span>
      </summary>
      <div className="ps-6 pb-4 text-14">{children}</div>
    </details>
  )
}
