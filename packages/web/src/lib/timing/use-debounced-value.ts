import { useEffect, useState } from 'react'

/** Debounces a value: a new value is returned once it has been unchanged for `afterMs` ms. */
export function useDebouncedValue<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
