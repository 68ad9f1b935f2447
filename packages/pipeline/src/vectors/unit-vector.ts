/**
 * Scales a vector to length 1.
 *
 * @throws RangeError if the vector has no direction: all components are zero, or one isn't a finite number
 */
export function toUnitVector(vector: ArrayLike<number>): Float32Array {
  let squares = 0
  for (let at = 0; at < vector.length; at++) squares += (vector[at] ?? 0) ** 2
  const length = Math.sqrt(squares)
  if (!(length > 0 && Number.isFinite(length))) throw new RangeError('the embedding model gave no direction')
  return Float32Array.from(vector, (value) => value / length)
}
