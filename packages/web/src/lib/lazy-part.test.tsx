// @vitest-environment happy-dom
import { type ReactNode, Suspense, startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createLazyComponent } from './lazy-part.ts'

let made = 0

/** Shows the number of its mount, counted from 1, so that a remounted component shows a higher number. */
function Field({ label }: { label: string }) {
  const [number] = useState(() => ++made)
  return (
    <p>
      {label} {number}
    </p>
  )
}

test('a component that was loaded during a render isn’t remounted when its parent renders again', async () => {
  const Part = createLazyComponent(async () => Field, 'first')
  const place = document.createElement('div')
  const root = createRoot(place)
  const draw = (part: ReactNode) => startTransition(() => root.render(<Suspense>{part}</Suspense>))
  draw(null)
  // In a transition, such as a navigation of the router, React continues at the component that suspended,
  // without rendering its parents again. So only the next `draw` renders `Part` again, when its
  // component has been loaded.
  draw(<Part label="Address" />)
  await vi.waitFor(() => expect(place.textContent).toMatch(/^Address \d+$/))
  const [, number] = place.textContent.split(' ')
  draw(<Part label="Your address" />)
  await vi.waitFor(() => expect(place.textContent).toMatch(/^Your address/))
  expect(place.textContent).toBe(`Your address ${number}`)
  root.unmount()
})
