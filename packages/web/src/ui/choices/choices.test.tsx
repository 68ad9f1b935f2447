// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SelectField } from '../fields/select-field.tsx'
import { Checkbox } from './checkbox.tsx'
import { Switch } from './switch.tsx'

afterEach(cleanup)

test('a select reports the chosen value', () => {
  const onChoose = vi.fn()
  render(
    <SelectField
      label="Kind"
      values={['webhook', 'ntfy']}
      chosen="webhook"
      title={(value) => value.toUpperCase()}
      onChoose={onChoose}
    />,
  )
  const list = screen.getByLabelText<HTMLSelectElement>('Kind')
  expect([list.value, list.options[1]?.text]).toEqual(['webhook', 'NTFY'])
  fireEvent.change(list, { target: { value: 'ntfy' } })
  expect(onChoose).toHaveBeenCalledWith('ntfy')
})

test('a checkbox reports its new state', () => {
  const onChange = vi.fn()
  render(<Checkbox name="Newest first" description="Without scores" isOn={false} onChange={onChange} />)
  fireEvent.click(screen.getByRole('checkbox', { name: /Newest first/ }))
  expect(onChange).toHaveBeenCalledWith(true)
})

test('a switch has a name and a description, and can be pressed when locked, to explain why', () => {
  const onToggle = vi.fn()
  render(<Switch name="Digest" description="Every morning" isOn={false} isLocked onToggle={onToggle} />)
  const theSwitch = screen.getByRole('switch', { name: 'Digest' })
  const description = document.getElementById(theSwitch.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toBe('Every morning')
  expect(theSwitch.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(theSwitch)
  expect(onToggle).toHaveBeenCalledOnce()
})
