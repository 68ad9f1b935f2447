// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyPart } from './lazy-part.ts'

afterEach(cleanup)

/** Remembers what was typed, as long as it is the same one. */
function Field({ label }: { label: string }) {
  const [typed, setTyped] = useState('')
  return <input aria-label={label} value={typed} onChange={(event) => setTyped(event.target.value)} />
}

test('a part that was fetched late keeps what stands in it when what is around it is drawn again', async () => {
  const Part = lazyPart(async () => Field, 'first')
  const page = (label: string) => (
    <Suspense fallback={null}>
      <Part label={label} />
    </Suspense>
  )
  const { rerender } = render(page('Address'))
  fireEvent.change(await screen.findByLabelText('Address'), { target: { value: 'a@b.example' } })
  rerender(page('Your address'))
  expect(screen.getByLabelText<HTMLInputElement>('Your address').value).toBe('a@b.example')
})
