import { expect, test } from 'vitest'
import { parseUserAgent } from './device.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test.each([
  ['Chrome', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`],
  ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`],
  ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME}`],
  [
    'Chrome',
    'iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/142.0 Mobile/15E148 Safari/604.1',
  ],
  ['Edge', 'macOS', `${MAC} ${CHROME} Edg/142.0.0.0`],
  ['Opera', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} OPR/120.0.0.0`],
  [
    'Samsung Internet',
    'Android',
    'Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
  ],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Safari', 'macOS', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`],
  ['Safari', 'iOS', 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'],
  [null, null, 'curl/8.0'],
  [null, null, ''],
  [null, null, `${'<script>'.repeat(100)}Firefox/1 (Windows NT)`],
])('%s on %s', (browser, system, userAgent) => {
  expect(parseUserAgent(userAgent)).toEqual({ browser, system })
})
