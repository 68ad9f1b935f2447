import { useEffect, useState } from 'react'

/** A debounced value: the previous one until it has been unchanged for this long. */
export function useLater<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
