// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FilterField } from './filter-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
/** The accessible description of a field. */
const description = (name: string) =>
  field(name)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('a field is named by its label and reports typed text', () => {
  const onChange = vi.fn()
  const ref = createRef<HTMLInputElement>()
  render(
    <TextField ref={ref} label="Address" defaultValue="" onChange={({ target }) => onChange(target.value)} />,
  )
  expect(ref.current).toBe(field('Address'))
  fireEvent.change(field('Address'), { target: { value: 'a@example.org' } })
  expect(onChange).toHaveBeenCalledWith('a@example.org')
  expect([description('Address'), field('Address').getAttribute('aria-invalid')]).toEqual([undefined, null])
})

test('its hint and error describe it; the error is announced without moving the focus', () => {
  const page = render(<TextField label="Address" hint="For the code" />)
  field('Address').focus()
  expect(description('Address')).toEqual(['For the code'])
  page.rerender(<TextField label="Address" hint="For the code" error="Unknown domain" />)
  expect(description('Address')).toEqual(['For the code', 'Unknown domain'])
  expect(screen.getByRole('alert').textContent).toBe('Unknown domain')
  expect(field('Address').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Address'))
})

test('each suggestion is listed once', () => {
  render(<TextField label="Topic" suggestions={['Sport', 'Health', 'Sport']} />)
  const list = document.getElementById(field('Topic').getAttribute('list') ?? '')
  expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['Sport', 'Health'])
})

test('a filter is named by its placeholder', () => {
  const onType = vi.fn()
  render(<FilterField label="Search saved stories" value="" onType={onType} />)
  const filter = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search saved stories' })
  expect(filter.placeholder).toBe('Search saved stories')
  fireEvent.change(filter, { target: { value: 'storm' } })
  expect(onType).toHaveBeenCalledWith('storm')
})
