// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Trash2 } from 'lucide-react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

afterEach(cleanup)

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const classes = (name: string) => [...button(name).classList]

test('a button submits a form only if its type is submit', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button look="outline">Skip</Button>
      <Button look="solid" type="submit">
        Send
      </Button>
    </form>,
  )
  fireEvent.click(button('Skip'))
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.click(button('Send'))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a button has the classes of its look and those passed; a plain one has only those passed', () => {
  render(
    <>
      <Button look="solid" className="justify-self-start">
        Save
      </Button>
      <Button look="plain" className="underline">
        More
      </Button>
    </>,
  )
  expect(classes('Save')).toEqual(expect.arrayContaining(['justify-self-start', 'bg-accent', 'target']))
  expect(classes('More')).toEqual(['underline'])
})

test('it passes on its ref, attributes and clicks', () => {
  const ref = createRef<HTMLButtonElement>()
  const onClick = vi.fn()
  render(
    <Button ref={ref} look="text" aria-pressed lang="nl" onClick={onClick}>
      Bewaar
    </Button>,
  )
  expect(ref.current).toBe(button('Bewaar'))
  expect(ref.current?.lang).toBe('nl')
  expect(ref.current?.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(button('Bewaar'))
  expect(onClick).toHaveBeenCalledOnce()
})

test('while pending it preserves the focus and ignores clicks', () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()]
  render(
    <form onSubmit={onSubmit}>
      <Button look="solid" type="submit" isPending onClick={onClick}>
        Sending
      </Button>
    </form>,
  )
  button('Sending').focus()
  fireEvent.click(button('Sending'))
  expect(document.activeElement).toBe(button('Sending'))
  expect(button('Sending').getAttribute('aria-disabled')).toBe('true')
  expect([onClick.mock.calls, onSubmit.mock.calls]).toEqual([[], []])
})

test('an icon button has a name, and its icon is hidden from screen readers', () => {
  render(<IconButton icon={Trash2} aria-label="Remove" size={20} />)
  const drawing = button('Remove').querySelector('svg')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(drawing?.getAttribute('width')).toBe('20')
  expect(button('Remove').textContent).toBe('')
})
