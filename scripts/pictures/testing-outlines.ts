/** The grey values of a picture, row by row. */
export interface GreyImage {
  data: Uint8Array
  width: number
  height: number
}

/**
 * Returns the strength of the edges at each place of a picture, as a vector of length 1. Overall brightness
 * and contrast don't affect it.
 */
export function computeOutline({ data, width, height }: GreyImage): number[] {
  const grey = (x: number, y: number) => data[y * width + x] ?? 0
  const edges: number[] = []
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      edges.push(Math.hypot(grey(x, y) - grey(x - 1, y), grey(x, y) - grey(x, y - 1)))
    }
  }
  const mean = edges.reduce((sum, edge) => sum + edge, 0) / edges.length
  const centred = edges.map((edge) => edge - mean)
  const length = Math.hypot(...centred)
  return centred.map((edge) => edge / length)
}

/** Returns the similarity of two outlines: 1 for equal ones, 0 for nothing in common. */
export function outlineSimilarity(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, edge, at) => sum + edge * (other[at] ?? 0), 0)
}
