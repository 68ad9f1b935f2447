// @ts-nocheck These functions run in the browser; the type check of this folder doesn't include browser
//   types.

/** Returns true if the application has hydrated the server's HTML. */
export function isHydrated() {
  const root = document.getElementById('root')
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
}

/** Starts recording tasks of more than 50 ms. */
export function watchLongTasks() {
  globalThis.longTasks = []
  const add = (list) => {
    globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration))
  }
  new PerformanceObserver(add).observe({ type: 'longtask', buffered: true })
}

/**
 * Returns the durations of the long tasks since the last call, in ms.
 *
 * @returns {number[]}
 */
export function takeLongTasks() {
  return globalThis.longTasks.splice(0)
}

/**
 * Clicks 'Load more' until the list has the wanted number of cards.
 *
 * @param {number} wanted
 * @returns {Promise<number>} the number of cards that are shown
 */
export async function showCards(wanted) {
  const MAX_IDLE_FRAMES = 300
  const count = () => document.querySelectorAll('#news article').length
  let idle = 0
  while (count() < wanted && idle < MAX_IDLE_FRAMES) {
    const before = count()
    const buttons = [...document.querySelectorAll('#news button')]
    buttons.findLast((button) => button.textContent === 'Load more')?.click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    idle = count() === before ? idle + 1 : 0
  }
  return count()
}

/**
 * Fills an empty page with boxes of two lines of text, each as high as a card on a phone.
 *
 * @param {number} boxes
 */
export function fillBarePage(boxes) {
  const CARD_PX = 172
  const viewport = document.createElement('meta')
  Object.assign(viewport, { name: 'viewport', content: 'width=device-width' })
  document.head.append(viewport)
  for (let number = 0; number < boxes; number++) {
    const box = document.createElement('div')
    box.style.height = `${CARD_PX}px`
    const line = document.createElement('p')
    line.textContent = `Box ${number}`
    box.append(line, line.cloneNode(true))
    document.body.append(box)
  }
}

/**
 * Scrolls to the end at the speed of the fastest fling on a phone: 8,000 px per second, the
 * MAXIMUM_FLING_VELOCITY of Android's ViewConfiguration.
 *
 * @returns {Promise<{ frames: number, late: number }>}
 */
export async function scrollThrough() {
  const PX_A_MS = 8
  const LATE_MS = 33
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  let [frames, late] = [0, 0]
  let last = await nextFrame()
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    const now = await nextFrame()
    frames += 1
    if (now - last > LATE_MS) late += 1
    scrollBy({ top: (now - last) * PX_A_MS, behavior: 'instant' })
    last = now
  }
  return { frames, late }
}
