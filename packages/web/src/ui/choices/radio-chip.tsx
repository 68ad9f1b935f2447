import type { ReactNode } from 'react'

const SHAPES = {
  pill: 'rounded-full border-line text-14 has-checked:border-ink has-checked:font-semibold',
  card: 'flex-1 rounded-md border-edge py-2 has-checked:border-accent has-checked:bg-hush sm:flex-none sm:pe-6',
}

interface RadioChipProps {
  /** The name of the radio group. */
  name: string
  shape: keyof typeof SHAPES
  /** The language of the label, if it differs from the language of the page. */
  lang?: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** A radio button with its label, drawn as a chip. */
export function RadioChip({ name, shape, lang, isChosen, onChoose, children }: RadioChipProps) {
  return (
    <label
      lang={lang}
      className={`inline-flex cursor-pointer items-center gap-2 border px-4 target ${SHAPES[shape]}`}
    >
      <input type="radio" name={name} className="accent-accent" checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}
