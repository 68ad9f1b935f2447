import { expect, test } from '../testing/fixtures.ts'

test('row 25: violations of the security policy are recorded, even if a test allows all errors', async ({
  page,
  openWhole,
  troubles,
}) => {
  troubles.allow(/./)
  await openWhole('/')
  expect(troubles.reports).toEqual([])
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/picture.png'
    try {
      document.createElement('script').text = 'let injected'
    } catch {
      // Trusted Types refuse the script's text, which is the second report.
    }
  })
  const heard = () => troubles.reports.map((report) => report.split(' ')[0]).toSorted()
  await expect.poll(heard).toEqual(['img-src', 'require-trusted-types-for'])
  troubles.reports.length = 0
})
